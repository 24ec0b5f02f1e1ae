import { test as base, type Page } from 'playwright/test';
import { pictureBrowser } from '../helpers/pictures/picture-browser.ts';

/**
 * A test whose `page` is one page of each worker, in the browser that pictures are taken with. The browser is named here
 * and nowhere else, so that all of them share it. The clock of the page stands still from the first picture on.
 */
export const test = base.extend<object, { drawn: { page?: Page } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
  launchOptions: [({}, use) => use(pictureBrowser()), { scope: 'worker' }],
  drawn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const drawn: { page?: Page } = {};
      await use(drawn);
      await drawn.page?.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, drawn, baseURL }, use) => {
    drawn.page ??= await (await browser.newContext({ baseURL })).newPage();
    await use(drawn.page);
    await drawn.page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
