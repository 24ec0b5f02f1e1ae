import { beforeAll, expect, test } from 'vitest';
import { siteForms } from '../../e2e/pcl/site-forms.ts';
import { builtSite } from '../../helpers/built-site.ts';
import { describeEngines } from '../../helpers/engines/describe-engines.ts';
import { serveWithReports } from '../../helpers/engines/serve-with-reports.ts';

let origin: string;
beforeAll(async () => {
  const server = await serveWithReports(builtSite());
  origin = server.origin;
  return server.close;
});

/** Runs in the page: answers what has to be answered. */
function fillIn(): void {
  for (const control of document.querySelectorAll<HTMLInputElement>('form :required')) {
    if (control.type === 'checkbox') {
      control.click();
      continue;
    }
    control.value = control.type === 'email' ? 'ada@example.org' : 'Ada';
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

describeEngines(({ windowOf }) => {
  test('"Thank You!" is on the screen once a form is sent, and the title says so', async () => {
    const window = await windowOf();
    const seen: object[] = [];
    for (const { path } of siteForms) {
      await window.open(origin + path);
      await window.until(() => document.querySelector('[data-island]')?.matches('[data-live]'));
      await window.run(fillIn);
      await window.click('[type=submit]');
      await window.until(() => document.querySelector('.form-done') !== null);
      // The screen rises for a moment.
      await window.until(() => document.querySelector('.form-done')?.getAnimations().length === 0);
      const found = await window.run(() => {
        const heading = document.querySelector('h1:focus');
        const { top = -1, bottom = -1 } = heading?.getBoundingClientRect() ?? {};
        return {
          heading: heading?.textContent,
          onScreen: top >= 0 && bottom <= innerHeight,
          sent: ` ${document.title}`.includes(' sent '),
        };
      });
      seen.push({ path, ...found });
    }
    expect(seen).toEqual(siteForms.map(({ path }) => ({ path, heading: 'Thank You!', onScreen: true, sent: true })));
  });
});
