import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { startDevServer } from '../helpers/dev-server.ts';
import { runProgram } from '../helpers/run-command.ts';

// What a firm has in its hands after the first commands of the README: a site outside this checkout, with a block of its own.
let folder: string;
let root: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'outside-'));
  root = join(folder, 'larkspur');
  for (const words of [
    ['new', 'site', root],
    ['new', 'block', 'price-table', '--site', root],
  ])
    expect(runProgram(words)).toMatchObject({ status: 0, stderr: '' });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const view = () => join(root, 'blocks/price-table/view.tsx');

/** Changes the view, and says how to undo it. */
function editView(change: (text: string) => string): () => void {
  const before = readFileSync(view(), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(view(), after);
  return () => writeFileSync(view(), before);
}

/** What the compiler says of the blocks of the site, with the settings that the site was made with. */
function typecheck(): string {
  const { stdout } = spawnSync(join(engineRoot, 'node_modules/.bin/tsc'), ['--project', root], { cwd: root, encoding: 'utf8' });
  return stdout;
}

test('the compiler types its block by its own schema', () => {
  expect(typecheck()).toBe('');
  const undo = editView((text) => text.replace('{block.items.', '{block.itmes.'));
  expect(typecheck()).toMatch(/^blocks\/price-table\/view\.tsx\(\d+,\d+\): error TS2551: Property 'itmes' does not exist on type/);
  undo();
}, 60_000);

test('a change of its view is on the page that the dev server draws next', async () => {
  writeFileSync(
    join(root, 'pages/prices.yaml'),
    'route: /prices\ntitle: Prices\ndescription: What it costs.\nblocks:\n  - { type: price-table, heading: Prices, items: [One] }\n',
  );
  const server = await startDevServer(root);
  const page = async () => (await fetch(`${server.url}/prices`)).text();
  try {
    expect(await page()).toContain('One');
    const undo = editView((text) => text.replace('<li key={item}>', '<li key={item} data-price="">'));
    await vi.waitFor(async () => expect(await page()).toContain('data-price'), { timeout: 20_000, interval: 100 });
    undo();
    await vi.waitFor(async () => expect(await page()).not.toContain('data-price'), { timeout: 20_000, interval: 100 });
  } finally {
    await server.stop();
  }
}, 90_000);
