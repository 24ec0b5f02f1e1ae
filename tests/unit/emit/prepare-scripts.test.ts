import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { blockFolders } from '#engine/blocks/type-folders.ts';
import { prepareScripts } from '#engine/emit/prepare-scripts.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { theme } from '#theme/theme.ts';

let root: string;
const made: string[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'prepare-scripts-'));
  made.push(root);
  write('blocks/lamp/schema.ts', 'export const schema = {};');
  write('blocks/lamp/effect.ts', "import { text } from './text.ts';\nexport default (element) => element.append(text);");
});
afterAll(() => {
  for (const folder of made) {
    for (const entry of kept(folder)) rmSync(join(cache, entry));
    rmSync(folder, { recursive: true });
  }
});

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const cache = join(engineRoot, '.cache', 'scripts');
/** The entries that hold a script of this site, whose texts name its folder. */
const kept = (site = root) =>
  readdirSync(cache).filter((name) => {
    const { files } = JSON.parse(readFileSync(join(cache, name), 'utf8')) as { files: [string, string][] };
    return files.some(([, content]) => Buffer.from(content, 'base64').includes(site));
  });
/** The scripts of the site's own blocks alone. */
const prepare = async () => {
  const blocks = blockFolders({ folder: join(root, 'no-theme') }, root);
  const { files, assets, firstPaint } = await prepareScripts({ theme, blockFolders: blocks }, 'production');
  const url = assets.script('effect/lamp');
  return { url, code: String(files.get(url.slice(1))), files: [...files].map(([file, bytes]) => [file, String(bytes)]), firstPaint };
};

test('scripts are bundled once for the same files, and again when one of them changes', async () => {
  write('blocks/lamp/text.ts', `export const text = 'bright ${root}';`);
  const first = await prepare();
  expect(first.code).toContain(`bright ${root}`);
  expect(first.firstPaint).not.toBe('');
  expect(await prepare()).toEqual(first);
  expect(kept()).toHaveLength(1);
  write('blocks/lamp/text.ts', `export const text = 'dim ${root}';`);
  const changed = await prepare();
  expect(changed.code).toContain(`dim ${root}`);
  expect(changed.url).not.toBe(first.url);
  expect(kept()).toHaveLength(2);
});

test('a file that lies beside the folders of the blocks is never missed', async () => {
  write('blocks/lamp/text.ts', "export { text } from '../../text.ts';");
  write('text.ts', `export const text = 'bright ${root}';`);
  expect((await prepare()).code).toContain('bright');
  write('text.ts', `export const text = 'dim ${root}';`);
  expect((await prepare()).code).toContain('dim');
});
