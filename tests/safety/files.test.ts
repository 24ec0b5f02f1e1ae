import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { formatGithub } from '#engine/diagnostics/format-github.ts';
import { formatJson } from '#engine/diagnostics/format-json.ts';
import { formatPretty } from '#engine/diagnostics/format-pretty.ts';
import { formatSarif } from '#engine/diagnostics/format-sarif.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const page = (route: string, src: string) =>
  `route: ${route}\ntitle: Page ${route}\ndescription: About ${route}.\nblocks:\n  - type: hero\n    heading: A\n    image: { src: ${src}, alt: A }\n`;

function siteWith(files: Record<string, string>): string {
  const site = createScratchSite(files);
  folders.push(site);
  return site;
}

/** A folder outside of any site that holds a secret. */
function outside(): string {
  const folder = mkdtempSync(join(tmpdir(), 'outside-'));
  folders.push(folder);
  writeFileSync(join(folder, 'secret.svg'), picture);
  writeFileSync(join(folder, 'secret.yaml'), 'password: hunter2\n');
  return folder;
}

const brief = ({ file, range: { start }, code, message }: Diagnostic) => `${file}:${start.line}:${start.column} ${code} ${message}`;
const errorsOf = async (site: string) =>
  (await loadSite(site, theme)).diagnostics.filter(({ severity }) => severity === 'error').map(brief);

describe('what is no plain file of the site is not opened, and reported at its place', () => {
  test('a picture that is a link, or lies behind one', async () => {
    const site = siteWith({ 'pages/a.yaml': page('/a', './linked.svg'), 'pages/b.yaml': page('/b', './folder/secret.svg') });
    const other = outside();
    symlinkSync(join(other, 'secret.svg'), join(site, 'pages', 'linked.svg'));
    symlinkSync(other, join(site, 'pages', 'folder'));
    const { site: resolved } = await loadSite(site, theme);
    expect([...(resolved?.images ?? [])]).toEqual([]);
    expect(await errorsOf(site)).toEqual([
      'pages/a.yaml:7:19 invalid-image pages/linked.svg is a symbolic link, and links are not followed: they may lead out of the site.',
      'pages/b.yaml:7:19 invalid-image pages/folder/secret.svg lies behind a symbolic link, and links are not followed: they may lead out of the site.',
      'pages/folder:1:1 unreadable-file The entry is a symbolic link, and links are not followed: they may lead out of the site.',
    ]);
  });

  test('a linked site.yaml is neither read nor quoted', async () => {
    const site = siteWith({});
    rmSync(join(site, 'site.yaml'));
    symlinkSync(join(outside(), 'secret.yaml'), join(site, 'site.yaml'));
    const { diagnostics, texts } = await loadSite(site, theme);
    expect(diagnostics.map(brief)).toEqual([
      'site.yaml:1:1 unreadable-file The file is a symbolic link, and links are not followed: they may lead out of the site.',
    ]);
    expect(JSON.stringify([...texts])).not.toContain('hunter2');
  });

  test('pages/ itself as a link', async () => {
    const site = siteWith({});
    const other = outside();
    renameSync(join(site, 'pages'), join(other, 'pages'));
    symlinkSync(join(other, 'pages'), join(site, 'pages'));
    expect(await errorsOf(site)).toEqual([
      'pages:1:1 unreadable-file The folder is a symbolic link, and links are not followed: they may lead out of the site.',
    ]);
  });

  test('a pipe as page, as picture and as site.yaml, which would hang for ever', async () => {
    const site = siteWith({ 'pages/a.yaml': page('/a', './pipe.svg') });
    for (const name of ['pipe.svg', 'pipe.yaml']) execFileSync('mkfifo', [join(site, 'pages', name)]);
    expect(await errorsOf(site)).toEqual([
      'pages/a.yaml:7:19 invalid-image pages/pipe.svg is no file but a pipe or a device.',
      'pages/pipe.yaml:1:1 unreadable-file This is no file but a pipe, which may never end.',
    ]);
    rmSync(join(site, 'site.yaml'));
    execFileSync('mkfifo', [join(site, 'site.yaml')]);
    expect(await errorsOf(site)).toContain('site.yaml:1:1 unreadable-file This is no file but a pipe, which may never end.');
  }, 20_000);
});

test('one folder that cannot be read is one message', async () => {
  const site = siteWith({});
  mkdirSync(join(site, 'pages', 'inner'));
  for (const name of ['index', '404', '500']) renameSync(join(site, 'pages', `${name}.yaml`), join(site, 'pages', 'inner', `${name}.yaml`));
  chmodSync(site, 0o755);
  chmodSync(join(site, 'pages', 'inner'), 0);
  // The owner of the machine may read everything.
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    expect((await loadSite(site, theme)).diagnostics.map(brief)).toEqual([
      'pages/inner:1:1 unreadable-file The folder cannot be read (EACCES), so nothing is known of the pages in it.',
    ]);
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(join(site, 'pages', 'inner'), 0o755);
  }
});

test('a picture with a very long name gets a path that a file can have', async () => {
  const name = `${'p'.repeat(245)}.svg`;
  const site = siteWith({ 'pages/a.yaml': page('/a', `./${name}`), [`pages/${name}`]: picture });
  const { site: resolved } = await loadSite(site, theme);
  const urls = [...(resolved?.images.values() ?? [])].flatMap(({ variants }) => variants.map(({ url }) => url));
  expect(urls.map((url) => url.split('/').at(-1)?.length ?? 0).every((length) => length > 0 && length < 200)).toBe(true);
  expect(urls).toHaveLength(1);
});

test('no format lets the name of a file command the terminal or the log', async () => {
  const name = 'pages/\u001b[31mred\n::error::\u202e.yaml';
  const site = siteWith({ [name]: 'title: [' });
  const { diagnostics, texts } = await loadSite(site, theme);
  const own = diagnostics.filter(({ file }) => file === name);
  expect(own).toHaveLength(1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point.
  const commanding = /[\u001b\u202e]|\n::error::/;
  expect(formatPretty(own, texts, { colour: false })).not.toMatch(commanding);
  expect(formatPretty(own, texts, { colour: false })).toContain('pages/\\u001b[31mred\\u000a::error::\\u202e.yaml:1:8');
  expect(formatGithub(own, texts)).not.toMatch(commanding);
  for (const format of [formatSarif, formatJson]) {
    expect(format(own, texts)).not.toContain('\u001b');
    expect(format(own, texts)).not.toContain('\n::error');
  }
});
