import { expect } from 'playwright/test';
import { checkPicture } from '../helpers/pictures/check-picture.ts';
import { type ExampleServer, serveExamples } from '../helpers/pictures/serve-examples.ts';
import { takePictures } from '../helpers/pictures/take-pictures.ts';
import { folders } from '../helpers/theme-folders.ts';
import { both } from './extent.ts';
import { test } from './picture-page.ts';

// All in one worker: the site of the examples is built once.
test.describe.configure({ mode: 'default' });

let examples: ExampleServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  examples = await serveExamples();
});
test.afterAll(() => examples?.close());

for (const type of folders.types()) {
  test(`the example of ${type} looks as it did`, both, async ({ page }) => {
    test.setTimeout(120_000);
    const wrong: string[] = [];
    await takePictures(page, { path: examples.urlOf(type), part: 'main' }, async (view, draw) => {
      wrong.push(...[await checkPicture(`blocks/${type}/${view}`, draw)].filter((problem) => problem !== undefined));
    });
    expect(wrong.join('\n'), wrong.join('\n')).toBe('');
  });
}
