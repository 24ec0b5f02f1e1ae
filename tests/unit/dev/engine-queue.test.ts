import type { ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import { openEngineQueue } from '#engine/dev/engine-queue.ts';
import { theme } from '#theme/theme.ts';

/** An engine whose check has a hundred pauses, and which writes down what it does. */
function openFake() {
  const done: string[] = [];
  const validator = {};
  const session = { options: { validator }, isChecked: false };
  const shown = {
    session,
    async applyChanges([path]: string[]) {
      done.push(`change ${path}`);
    },
    async checkAll(_now: number, pause: () => Promise<boolean>) {
      for (let step = 0; step < 100; step++) if (!(await pause())) return false;
      session.isChecked = true;
      done.push('checked');
      return true;
    },
  };
  const entry = {
    loadDevSchemas: async () => ({ validator }),
    loadDevBlocks: async () => ({ problems: [] }),
    openShownSite: async () => shown,
    async respond(_shown: unknown, _blocks: unknown, url: string) {
      done.push(`page ${url}`);
    },
  };
  const server = { ssrLoadModule: async (path: string) => (path.endsWith('entry.ts') ? entry : { theme }) };
  let asked = 0;
  const queue = openEngineQueue(server as unknown as ViteDevServer, { root: '/site', theme, onUnchecked: () => asked++ });
  return { queue, done, asked: () => asked };
}

test('a page is responded to while the site is checked, and the check goes on', async () => {
  const { queue, done } = openFake();
  const check = queue.checkAll();
  await queue.respond('/a');
  await queue.respond('/b');
  expect(done).toEqual(['page /a', 'page /b']);
  expect(await check).toBe(true);
});

test('a save ends a check, and is not applied before that', async () => {
  const { queue, done } = openFake();
  const check = queue.checkAll();
  const change = queue.applyChanges(['a.yaml']);
  expect(await check).toBe(false);
  await change;
  expect(done).toEqual(['change a.yaml']);
  expect(await queue.checkAll()).toBe(true);
});

test('a site that is opened without checks asks for them once', async () => {
  const { queue, asked } = openFake();
  await queue.respond('/');
  await queue.respond('/a');
  expect(asked()).toBe(1);
});
