import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Document, parse } from 'yaml';
import type { CatalogueEntry } from '#engine/diagnostics/catalogue/entry.ts';
import { catalogue, type DiagnosticCode, releaseOf } from '#engine/diagnostics/catalogue.ts';
import { explainAllCodes, explainCode } from '#engine/diagnostics/explain-code.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { isPart } from '#engine/read/is-part.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { createScratchSite, fixtureSites } from '../../helpers/scratch-site.ts';

const codes = Object.keys(catalogue) as DiagnosticCode[];
const scenarios = join(engineRoot, 'tests', 'scenarios');
const reports = readdirSync(scenarios).map((file) => (parse(readFileSync(join(scenarios, file), 'utf8')) as { expect: string }).expect);
const reference = explainAllCodes();
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>';

describe.each(codes)('%s', (code) => {
  const { severity, example }: CatalogueEntry = catalogue[code];

  test('has a scenario that pins its message', () => {
    expect(reports.some((report) => new RegExp(`^\\S+:\\d+:\\d+ {2}${severity} {2}${code}$`, 'm').test(report))).toBe(true);
  });

  if (example.as !== 'words')
    test('is what its wrong example gives and its right one does not', async () => {
      const isRelease = releaseOf(code) === 'only';
      expect(await codesOf(example.as, example.wrong, isRelease)).toContain(code);
      const right = await codesOf(example.as, example.right, isRelease);
      expect(right).not.toContain(code);
      // The sites that examples are put into are not meant for the public.
      expect(right.filter((other) => catalogue[other].severity === 'error' && releaseOf(other) !== 'only')).toEqual([]);
    });

  test('is explained, in the terminal and on the reference page', () => {
    const text = explainCode(code);
    expect(text).toContain(catalogue[code].why);
    expect(text).toMatch(/Wrong.*:[\s\S]+Right.*:[\s\S]+/);
    expect(reference).toContain(`\n## ${code}\n\n`);
  });
});

test('only what no YAML of a page or of site.yaml can show has words for an example', () => {
  const inWords = codes.filter((code) => (catalogue[code] as CatalogueEntry).example.as === 'words');
  expect(inWords.sort()).toEqual([
    'both-names',
    'broken-lock',
    'empty-file',
    'entry-code',
    'failed-migration',
    'file-too-large',
    'former-name',
    'invalid-font',
    'invalid-image',
    'lost-path',
    'misplaced-page',
    'missing-error-page',
    'missing-site-file',
    'more-mistakes',
    'not-text',
    'outdated-block',
    'path-too-long',
    'prose-too-large',
    'reserved-domain',
    'too-many-instants',
    'unread-file',
    'unreadable-file',
    'unsafe-image',
    'unused-picture',
  ]);
});

test('the reference page is up to date', () => {
  expect(readFileSync(join(engineRoot, 'docs', 'diagnostics.md'), 'utf8') === reference, 'Run: npm run schema').toBe(true);
});

/** The codes that a site with the example in it gives. */
async function codesOf(kind: CatalogueEntry['example']['as'], text: string, release: boolean): Promise<DiagnosticCode[]> {
  const base = kind === 'journal' ? 'gazette' : 'smallest';
  const folder = createScratchSite({ 'pages/art/harbour.svg': picture, ...filesOf(kind, text) }, base);
  try {
    return (await loadSite(folder, theme, { release })).diagnostics.map((diagnostic) => diagnostic.code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function filesOf(kind: CatalogueEntry['example']['as'], text: string): Record<string, string> {
  if (kind === 'blocks') return { 'pages/example.yaml': completed(`blocks:\n${text.replace(/^/gm, '  ')}`) };
  if (kind === 'page') return { 'pages/example.yaml': completed(text) };
  if (kind === 'journal') {
    const parts = text.split(/^# (\S+\.yaml)\n/m).slice(1);
    const files = parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? ''] as const] : []));
    return Object.fromEntries(files.map(([file, content]) => [file, file === 'site.yaml' ? siteWith(content, 'gazette') : content]));
  }
  if (kind === 'pages') {
    const parts = text.split(/^# (pages\/\S+)\n/m).slice(1);
    return Object.fromEntries(parts.flatMap((part, index) => (index % 2 === 0 ? [[part, completed(parts[index + 1] ?? '', part)]] : [])));
  }
  return { 'site.yaml': siteWith(text, 'smallest') };
}

/** The site.yaml of a fixture with what an example changes in it. */
function siteWith(text: string, site: string): string {
  const base = parse(readFileSync(join(fixtureSites, site, 'site.yaml'), 'utf8')) as Data;
  return new Document(merge(base, parse(text) as Data)).toString();
}

/** A page with what the example leaves out. */
function completed(text: string, file = 'pages/example.yaml'): string {
  if (isPart(file)) return text;
  const has = (key: string) => new RegExp(`^${key}:`, 'm').test(text);
  const name = file.replace(/^pages\/|\.yaml$/g, '');
  const head = [
    !has('route') && !has('aliases') && `route: /${name}`,
    !has('title') && `title: The page ${name}`,
    !has('description') && `description: What ${name} is about.`,
  ].filter(Boolean);
  const blocks = has('blocks') ? '' : '\nblocks:\n  - { type: hero, heading: A heading }';
  return text.startsWith('%') ? `${text}${blocks}\n` : `${text.trimEnd()}\n${head.join('\n')}${blocks}\n`;
}

type Data = Record<string, unknown>;

function merge(base: unknown, over: unknown): unknown {
  const isMap = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isMap(base) || !isMap(over)) return over;
  return { ...base, ...Object.fromEntries(Object.entries(over).map(([key, value]) => [key, merge(base[key], value)])) };
}
