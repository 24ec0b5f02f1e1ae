import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listTexts } from '#engine/checks/list-texts.ts';
import { createPage } from '#engine/scaffold/create-page.ts';
import { prompt } from '#engine/scaffold/prompt.ts';
import { loadSchemas } from '#engine/schema/load-shapes.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { runCommand } from '../helpers/run-command.ts';
import { createScratchSite, readFixture } from '../helpers/scratch-site.ts';
import { folders } from '../helpers/theme-folders.ts';

let site: string;
beforeEach(() => {
  site = createScratchSite({});
});
afterEach(() => rmSync(site, { recursive: true }));

const errorsOf = async (folder: string) => (await loadSite(folder, theme)).diagnostics.filter(({ severity }) => severity === 'error');
const isUnwritten = ({ code }: { code: string }) => code === 'scaffold-text';

/** The site with what blocks need: a collection that has an entry, and search. */
function withEverything(before: string): string {
  rmSync(before, { recursive: true });
  const more = 'search: true\ncollections:\n  people: { folder: people, entry: person }\n';
  const ada = 'title: Ada King\nrole: Partner\nsummary: Ada advises harbours.\n';
  return createScratchSite({ 'site.yaml': readFixture('smallest', 'site.yaml') + more, 'pages/people/ada.yaml': ada });
}

describe('npm run new page', () => {
  test('writes a sound page from flags alone', async () => {
    const words = [
      'new',
      'page',
      '/team/pricing',
      '--title',
      'What: it costs',
      '--description',
      'Fixed fees.',
      '--blocks',
      'hero,stat-tiles',
    ];
    const { status, stdout } = await runCommand(words, site);
    expect(stdout).toMatch(/^pages\/team\/pricing\.yaml\n/);
    expect(status).toBe(0);
    expect(readFileSync(join(site, 'pages', 'team', 'pricing.yaml'), 'utf8').replace(/^#.*\n/, '')).toBe(`route: /team/pricing
title: "What: it costs"
description: Fixed fees.
blocks:
  - type: hero
    heading: "What: it costs"

  - type: stat-tiles
    stats:
      - value: Value
        label: Label
`);
    // The words that stand for its texts are reported until somebody writes them.
    expect((await errorsOf(site)).map(({ code, message }) => [code, message.split(' ')[0]])).toEqual([
      ['scaffold-text', '"Value"'],
      ['scaffold-text', '"Label"'],
    ]);
  }, 180_000);

  test('refuses, and writes nothing, with an exit code of 1', async () => {
    expect(await runCommand(['new', 'page', '/'], site)).toMatchObject({
      status: 1,
      stderr: 'The path / is taken by pages/index.yaml. Nothing was written.\n',
    });
    expect((await runCommand(['new', 'page'], site)).status).toBe(2);
  }, 180_000);

  test('says that there is no site.yaml, and not that it has mistakes', async () => {
    rmSync(join(site, 'site.yaml'));
    expect((await createPage({ root: site, theme }, '/new', {})).problem).toBe(
      `There is no site.yaml in ${site}. Name the folder of the site with --site, or create site.yaml.`,
    );
  });

  test.each(folders.types())('knows a skeleton of %s that is sound, as the only block where it has a heading', async (type) => {
    site = withEverything(site);
    const hasHeading = (await loadSchemas(folders))[type]?.properties?.heading !== undefined;
    expect(await createPage({ root: site, theme }, '/new', { blocks: hasHeading ? type : `hero,${type}` })).toEqual({
      file: 'pages/new.yaml',
    });
    const errors = await errorsOf(site);
    expect(errors.filter((error) => !isUnwritten(error))).toEqual([]);
    // At least the description of the page.
    expect(errors.filter(isUnwritten).length).toBeGreaterThan(0);
  });

  test.each([
    ['/New Page', {}, '"/New Page" is not a route.'],
    ['new', {}, '"new" is not a route.'],
    ['/new', { region: 'man' }, 'There is no region "man". Did you mean "main"?'],
    ['/new', { blocks: 'hero,heero' }, 'There is no block type "heero". Did you mean "hero"?'],
    ['/assets/new', {}, 'shadowed-route'],
  ])('refuses %s with %j', async (route, options, problem) => {
    const before = readdirSync(site, { recursive: true });
    expect((await createPage({ root: site, theme }, route, options)).problem).toContain(problem);
    expect(readdirSync(site, { recursive: true })).toEqual(before);
  });

  test('never overwrites a file, whatever its route', async () => {
    rmSync(site, { recursive: true });
    const text = 'route: /other\ntitle: Other\ndescription: Another page.\nblocks:\n  - { type: hero, heading: Other }\n';
    site = createScratchSite({ 'pages/new.yaml': text });
    expect((await createPage({ root: site, theme }, '/new', {})).problem).toBe(
      'There is a file pages/new.yaml already. Nothing was written.',
    );
    expect(readFileSync(join(site, 'pages', 'new.yaml'), 'utf8')).toBe(text);
  });

  test('a person may answer before a question stands there, and leave', async () => {
    const input = new PassThrough();
    const person = prompt(input, new PassThrough());
    input.write('First\n\nThird\n');
    expect([await person.ask('A', 'a'), await person.ask('B', 'b'), await person.ask('C', 'c')]).toEqual(['First', '', 'Third']);
    const last = person.ask('D', 'd');
    input.end();
    await expect(last).rejects.toThrow('left');
    await expect(person.ask('E', 'e')).rejects.toThrow('left');
  });

  test('asks for what is missing and takes an empty answer for the suggestion', async () => {
    const asked: string[] = [];
    const ask = async (question: string, suggestion: string) => {
      asked.push(`${question}: ${suggestion}`);
      return question === 'Title' ? 'Prices' : '';
    };
    await createPage({ root: site, theme, ask }, '/new', { blocks: 'hero' });
    // A site with one region leaves nothing to ask about it.
    expect(asked).toEqual(['Title: New', 'Description, for search results: Prices: what this page is about, in a sentence or two.']);
    expect(readFileSync(join(site, 'pages', 'new.yaml'), 'utf8')).toContain('heading: Prices');
  });
});

test('every text of a new page is reported until it is written, and nothing else', async () => {
  site = withEverything(site);
  await createPage({ root: site, theme }, '/new', { blocks: folders.types().join(',') });
  const path = join(site, 'pages', 'new.yaml');
  const written = () => parse(readFileSync(path, 'utf8')) as { title: string; blocks: unknown[] };
  const texts = listTexts(written(), (text) => /^[A-Z]/.test(text)).filter(({ text }) => text !== written().title);
  expect((await errorsOf(site)).filter(isUnwritten).length).toBe(texts.length);
  const lines = readFileSync(path, 'utf8').split('\n');
  for (const { range } of (await errorsOf(site)).filter(isUnwritten)) {
    const at = range.start.line - 1;
    lines[at] = `${lines[at]?.slice(0, range.start.column - 1)}"Words number ${at}"`;
  }
  writeFileSync(path, lines.join('\n'));
  expect(await errorsOf(site)).toEqual([]);
});
