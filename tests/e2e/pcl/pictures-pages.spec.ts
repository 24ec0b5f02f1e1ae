import { join } from 'node:path';
import { expect } from 'playwright/test';
import { checkPicture } from '../../helpers/pictures/check-picture.ts';
import { listUnwanted } from '../../helpers/pictures/kept-pictures.ts';
import { pageKinds } from '../../helpers/pictures/page-kinds.ts';
import { takePictures } from '../../helpers/pictures/take-pictures.ts';
import { both } from '../extent.ts';
import { test } from '../picture-page.ts';
import { servedFolder } from './site-routes.ts';

for (const [kind, { path, part, file }] of Object.entries(pageKinds)) {
  test(`the page ${kind} looks as it did`, both, async ({ page }) => {
    test.setTimeout(120_000);
    if (file) await page.route(`**${path}`, (route) => route.fulfill({ path: join(servedFolder, file) }));
    const wrong: string[] = [];
    await takePictures(page, { path, part }, async (view, draw) => {
      wrong.push(...[await checkPicture(`pages/${kind}/${view}`, draw)].filter((problem) => problem !== undefined));
    });
    expect(wrong.join('\n'), wrong.join('\n')).toBe('');
  });
}

test('every kept picture is of a block or a page that exists', () => {
  test.skip(process.env.ACCEPT_PICTURES === '1', 'they are about to be deleted');
  expect(listUnwanted(), 'Their block or page is gone; npm run accept:pictures deletes them').toEqual([]);
});
