import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { createSite } from '#engine/scaffold/create-site.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { runCommand } from '../helpers/run-command.ts';

let folder: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-site-'));
  root = join(folder, 'garden-studio');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('npm run new site', () => {
  test('writes a whole site that is checked clean, takes pages and blocks, and has its own schema', async () => {
    const made = await runCommand([
      'new',
      'site',
      root,
      '--name',
      'Larch & Co: joiners',
      '--lang',
      'en-IE',
      '--url',
      'https://larch.example',
    ]);
    expect(made).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining(`npm run dev -- --site ${pathFromHere(root)}`) });
    expect(readdirSync(root).sort()).toEqual(['.gitignore', '.vscode', 'pages', 'schema', 'site.yaml', 'tsconfig.json']);
    expect(await runCommand(['check', '--site', root])).toEqual({ status: 0, stdout: 'No problems.\n', stderr: '' });
    const { site } = await loadSite(root, theme);
    const { url, brand, regions } = site?.settings.get('main') ?? {};
    expect([url, brand?.name, regions?.main?.lang]).toEqual(['https://larch.example', 'Larch & Co: joiners', 'en-IE']);
    expect(site?.routes.map(({ path }) => path).sort()).toEqual(['/', '/404', '/500', '/gardens', '/write-to-us']);

    expect((await runCommand(['new', 'block', 'price-table', '--site', root])).stdout).toContain(
      `${pathFromHere(join(root, 'schema/blocks/price-table.schema.json'))}\n`,
    );
    const example = readFileSync(join(root, 'blocks/price-table/example.yaml'), 'utf8');
    expect(example).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/schema\/blocks\/price-table\.schema\.json\n/);
    expect((await runCommand(['new', 'page', '/prices', '--site', root, '--blocks', 'price-table'])).stdout).toContain(
      pathFromHere(join(root, 'pages/prices.yaml')),
    );
    const { stdout } = await runCommand(['check', '--site', root]);
    expect(new Set(stdout.match(/(?:error|warning) {2}\S+/g))).toEqual(new Set(['error  scaffold-text', 'warning  orphan-page']));
  }, 120_000);

  test('never writes into a folder that holds something, and refuses in one sentence', async () => {
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    expect(await runCommand(['new', 'site', folder])).toEqual({
      status: 1,
      stdout: '',
      stderr: `${pathFromHere(folder)} is not empty. Nothing was written; name a folder that is not there yet.\n`,
    });
    expect(readdirSync(folder)).toEqual(['mine.txt']);
  });

  test('asks for what is missing and suggests a name made of the folder’s', async () => {
    const asked: string[] = [];
    const ask = async (question: string, suggestion: string) => {
      asked.push(`${question}: ${suggestion}`);
      return '';
    };
    await createSite({ root, theme, ask }, { url: 'https://larch.example' });
    expect(asked).toEqual(['Name of the firm: Garden studio', 'Language of its pages, as a tag: en']);
    expect(readFileSync(join(root, 'site.yaml'), 'utf8')).toContain('  name: Garden studio\n');
  });
});
