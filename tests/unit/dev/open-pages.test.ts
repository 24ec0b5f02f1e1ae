import type { ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import type { EngineQueue } from '#engine/dev/engine-queue.ts';
import { openPages } from '#engine/dev/open-pages.ts';
import type { Here, SiteProblems, Update } from '#engine/dev/wire.ts';

/** A page that is open at a path, an engine whose answers a test sets, and what the page is sent. */
async function openPage(path: string) {
  const sent: string[] = [];
  const client = { send: (_event: string, { html, problems }: Update) => sent.push(`${html ?? '-'} with ${problems.warnings} warnings`) };
  let say = (_here: Here, _client: object) => {};
  const ws = {
    clients: new Set([client]),
    on: (_event: string, listen: typeof say) => {
      say = listen;
    },
  };
  const site = { html: 'first', warnings: 1 };
  const engine = {
    respond: async () => ({ status: 200, type: 'text/html', body: site.html }),
    problems: async (): Promise<SiteProblems> => ({ first: [], errors: 0, warnings: site.warnings }),
  };
  const pages = openPages({ ws } as unknown as ViteDevServer, engine as unknown as EngineQueue, { root: '/site', token: 't' });
  say({ path, failures: [] }, client);
  await pages.update();
  return { site, pages, sent };
}

test('a page is sent its new document before what is wrong with the site is listed', async () => {
  const { site, pages, sent } = await openPage('/a');
  Object.assign(site, { html: 'second', warnings: 2 });
  await pages.update();
  expect(sent).toEqual(['first with 1 warnings', 'second with 1 warnings', '- with 2 warnings']);
});

test('updates that are asked for at once are sent in their order, and nothing twice', async () => {
  const { site, pages, sent } = await openPage('/a');
  const early = pages.update();
  site.html = 'second';
  await Promise.all([early, pages.update()]);
  expect(sent).toEqual(['first with 1 warnings', 'second with 1 warnings']);
});
