import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepEarlier } from '#engine/deploy/keep-earlier.ts';
import { openStage } from '#engine/emit/output/open-stage.ts';
import { publishFolder } from '#engine/emit/output/publish-folder.ts';
import type { Content } from '#engine/emit/output/write-files.ts';

let root: string;
const dist = () => join(root, 'dist');
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keep-earlier-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Publishes a build as `emitSite` does. */
async function publish(files: Record<string, string>, builds: number): Promise<string[][]> {
  const stage = await openStage(dist());
  for (const [file, text] of Object.entries(files)) await stage.write(file, Buffer.from(text));
  const kept = await keepEarlier({ folder: dist(), stage, builds });
  const manifest = JSON.stringify({ routes: [], errors: [], kept, files: Object.fromEntries(stage.listed) });
  await publishFolder(dist(), new Map<string, Content>([...stage.files, ['routes.json', manifest]]));
  await stage.remove();
  return kept;
}

test('what has a name of its content stays for as many builds as are asked for; pages do not', async () => {
  expect(await publish({ 'index.html': '1', 'old.html': 'x', 'assets/a.1.js': 'one' }, 2)).toEqual([]);
  expect(await publish({ 'index.html': '2', 'assets/a.2.js': 'two' }, 2)).toEqual([['assets/a.1.js']]);
  // The same build again pushes nothing out.
  expect(await publish({ 'index.html': '2', 'assets/a.2.js': 'two' }, 2)).toEqual([['assets/a.1.js']]);
  expect(await publish({ 'index.html': '3', 'assets/a.3.js': 'three' }, 2)).toEqual([['assets/a.2.js'], ['assets/a.1.js']]);
  expect(await publish({ 'index.html': '4', 'assets/a.4.js': 'four' }, 2)).toEqual([['assets/a.3.js'], ['assets/a.2.js']]);
  expect(readFileSync(join(dist(), 'assets/a.2.js'), 'utf8')).toBe('two');
  expect(existsSync(join(dist(), 'assets/a.1.js'))).toBe(false);
  expect(existsSync(join(dist(), 'old.html'))).toBe(false);
  expect(await publish({ 'index.html': '5' }, 0)).toEqual([]);
  expect(existsSync(join(dist(), 'assets'))).toBe(false);
});

test('what was changed by hand, or lies elsewhere, is not taken over', async () => {
  await publish({ 'assets/a.1.js': 'one', 'assets/b.1.js': 'one' }, 1);
  writeFileSync(join(dist(), 'assets/a.1.js'), 'changed');
  const list = join(dist(), 'routes.json');
  const manifest = JSON.parse(readFileSync(list, 'utf8'));
  mkdirSync(dirname(join(root, 'secret')), { recursive: true });
  writeFileSync(join(root, 'secret'), 'secret');
  manifest.files['assets/../../secret'] = manifest.files['assets/b.1.js'];
  writeFileSync(list, JSON.stringify(manifest));
  expect(await publish({ 'index.html': '2' }, 1)).toEqual([['assets/b.1.js']]);
});
