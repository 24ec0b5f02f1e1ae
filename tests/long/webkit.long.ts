import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createHandler } from '#engine/serve/create-handler.ts';
import { siteForms } from '../e2e/pcl/site-forms.ts';
import { builtSite } from '../helpers/built-site.ts';
import { openWebKit } from '../helpers/webkit-session.ts';

const fillIn = `for (const control of document.querySelectorAll('form :required')) {
  if (control.type === 'checkbox') { control.click(); continue; }
  control.value = control.type === 'email' ? 'ada@example.org' : 'Ada';
  control.dispatchEvent(new Event('input', { bubbles: true }));
}`;

test('in WebKitGTK "Thank You!" is on the screen once a form is sent, and the title says so', async () => {
  const server = createServer(createHandler(builtSite())).listen(0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const webkit = await openWebKit(4439);
  onTestFinished(async () => {
    await webkit.close();
    server.close();
    server.closeAllConnections();
  });
  const seen: object[] = [];
  for (const { path } of siteForms) {
    await webkit.open(origin + path);
    await webkit.until(`return document.querySelector('[data-island]')?.matches('[data-live]')`);
    await webkit.run(fillIn);
    await webkit.run(`const button = document.querySelector('[type=submit]');
      button.scrollIntoView({ block: 'center', behavior: 'instant' });
      button.focus();`);
    await webkit.until('return scrollY > innerHeight');
    await webkit.run(`document.querySelector('[type=submit]').click()`);
    await webkit.until(`return document.querySelector('.form-done')`);
    // The screen rises for a moment.
    await webkit.until(`return document.querySelector('.form-done').getAnimations().length === 0`);
    const found = await webkit.run<object>(`const heading = document.querySelector('h1:focus');
      const { top = -1, bottom = -1 } = heading?.getBoundingClientRect() ?? {};
      return { heading: heading?.textContent, onScreen: top >= 0 && bottom <= innerHeight, sent: / sent /.test(' ' + document.title) };`);
    seen.push({ path, ...found });
  }
  expect(seen).toEqual(siteForms.map(({ path }) => ({ path, heading: 'Thank You!', onScreen: true, sent: true })));
});
