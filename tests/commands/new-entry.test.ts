import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listTexts } from '#engine/checks/list-texts.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { createEntry } from '#engine/scaffold/create-entry.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { runCommand } from '../helpers/run-command.ts';
import { createScratchSite, readFixture } from '../helpers/scratch-site.ts';

const now = Date.parse('2026-11-22T10:00Z');
const settings = readFixture('gazette', 'site.yaml');
const more = `  notes: { folder: notes, route: "/notes/{name}", entry: article }
  cases: { folder: cases, route: "/cases/{name}", entry: case-study }
`;

let site: string;
beforeEach(() => {
  site = createScratchSite({}, 'gazette');
});
afterEach(() => rmSync(site, { recursive: true }));

const errorsOf = async () => (await loadSite(site, theme, { now })).diagnostics.filter(({ severity }) => severity === 'error');
const isUnwritten = ({ code }: { code: string }) => code === 'scaffold-text';
const create = (kind: string, title: string, options: Parameters<typeof createEntry>[2] = {}) =>
  createEntry({ root: site, theme, now }, { kind, title }, options);
const read = (file: string) => readFileSync(join(site, file), 'utf8');
const withMore = () => {
  rmSync(site, { recursive: true });
  site = createScratchSite({ 'site.yaml': settings + more, 'pages/notes/.keep': '', 'pages/cases/.keep': '' }, 'gazette');
};

describe('npm run new article', () => {
  test('writes a sound entry into the folder of its collection, whose texts are reported until somebody writes them', async () => {
    const words = ['new', 'article', 'Dues & reliefs:', 'what changes', '--now', '2026-11-22T10:00+00:00', '--site', site];
    const { status, stdout, stderr } = await runCommand(words);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const file = 'pages/journal/dues-and-reliefs-what-changes.yaml';
    const shown = pathFromHere(join(site, file));
    const folder = pathFromHere(site);
    expect(stdout).toBe(
      `${shown}\n\nNext: write its texts (npm run check -- --site ${folder} ${shown} lists those that are still the scaffold's); npm run dev -- --site ${folder} shows it at /journal/dues-and-reliefs-what-changes and in its lists.\n`,
    );
    const [modeline, ...rest] = read(file).split('\n');
    expect(modeline).toMatch(/^# yaml-language-server: \$schema=\.\.\/\S*schema\/entries\/article\.schema\.json$/);
    expect(rest.join('\n')).toBe(`title: "Dues & reliefs: what changes"
date: 2026-11-22
author: people/ada
topics: [tax]
summary: Summary
text: |
  Text
`);
    expect((await errorsOf()).map(({ message }) => message)).toEqual([
      '"Summary" is what "npm run new article" wrote here, and nobody has replaced it.',
      '"Text" is what "npm run new article" wrote here, and nobody has replaced it.',
    ]);
  }, 60_000);

  test.each(['article', 'case-study', 'event', 'office', 'person'])('knows a sound %s', async (kind) => {
    withMore();
    const { file = '', problem } = await create(kind, 'Ada King', { in: { article: 'articles' }[kind] });
    expect(problem).toBeUndefined();
    const errors = await errorsOf();
    expect(errors.filter((error) => !isUnwritten(error))).toEqual([]);
    // Every text but those that are no words for visitors.
    const texts = listTexts(parse(read(file)), (text) => /^[A-Z]/.test(text)).filter(({ key }) => key !== 'title');
    expect(errors.length).toBe(texts.length);
    expect(errors.length).toBeGreaterThan(0);
  });

  test('an event begins in four weeks and ends later, and names who there is', async () => {
    await create('event', 'Harbour talks');
    expect(parse(read('pages/events/harbour-talks.yaml'))).toMatchObject({
      start: '2026-12-20T09:00+00:00',
      end: '2026-12-20T10:00+00:00',
      speakers: 'people/ada',
    });
  });

  test('names nobody where there is nobody', async () => {
    rmSync(join(site, 'pages/_people'), { recursive: true });
    await create('article', 'Alone');
    expect(parse(read('pages/journal/alone.yaml'))).not.toHaveProperty('author');
  });

  test.each([
    [
      'article',
      'What the budget means',
      {},
      'There is an entry articles/what-the-budget-means already, in pages/journal/what-the-budget-means.yaml. Nothing was written. Give the file another name with --name.',
    ],
    ['article', 'New', { name: 'New File' }, '"/journal/New File" is not a route.'],
    ['office', 'New', { name: 'New File' }, '"New File" cannot be the name of an entry'],
    ['article', 'New', { in: 'peple' }, 'There is no collection of the kind article "peple". Known are articles.'],
    ['article', 'New', { region: 'man' }, 'There is no region "man". Did you mean "main"?'],
    [
      'case-study',
      'New',
      {},
      'site.yaml has no collection of the kind case-study. Add one there, and make the folder pages/case-studies:\n\ncollections:\n  case-studies: { folder: case-studies, route: "/case-studies/{name}", entry: case-study }',
    ],
  ])('refuses %s %s with %j, and writes nothing', async (...[kind, title, options, problem]) => {
    const before = readdirSync(site, { recursive: true });
    expect((await create(kind, title, options)).problem).toContain(problem);
    expect(readdirSync(site, { recursive: true })).toEqual(before);
  });

  test('the collection that it recommends for a kind is sound', async () => {
    const { problem = '' } = await create('case-study', 'New');
    const lines = problem.split('\n').slice(-1);
    rmSync(site, { recursive: true });
    site = createScratchSite({ 'site.yaml': `${settings}${lines}\n`, 'pages/case-studies/.keep': '' }, 'gazette');
    expect(await create('case-study', 'New')).toEqual({ file: 'pages/case-studies/new.yaml', route: '/case-studies/new' });
  });

  test('takes no path of another page, and never overwrites a file', async () => {
    rmSync(site, { recursive: true });
    const text = 'nothing that can be read: [';
    const page = 'route: /journal/dues\ntitle: Dues\ndescription: On dues.\nblocks:\n  - { type: hero, heading: Dues }\n';
    site = createScratchSite({ 'pages/dues.yaml': page, 'pages/journal/reliefs.yaml': text }, 'gazette');
    expect((await create('article', 'Dues')).problem).toContain('The path /journal/dues is taken by pages/dues.yaml.');
    expect((await create('article', 'Reliefs')).problem).toContain(
      'There is an entry articles/reliefs already, in pages/journal/reliefs.yaml.',
    );
    expect(read('pages/journal/reliefs.yaml')).toBe(text);
  });

  test('an entry that visitors do not see yet keeps its name', async () => {
    rmSync(site, { recursive: true });
    const draft = 'title: Dues\ndraft: true\ndate: 2026-03-12\nsummary: Dues rise.\ntext: They rise.\n';
    site = createScratchSite({ 'pages/journal/2026/dues.yaml': draft }, 'gazette');
    expect((await create('article', 'Dues')).problem).toContain(
      'There is an entry articles/dues already, in pages/journal/2026/dues.yaml.',
    );
  });

  test('of several collections of a kind one is named or asked for', async () => {
    withMore();
    expect((await create('article', 'New')).problem).toBe(
      `The collections articles and notes hold entries of this kind. Say which one is meant, as in: npm run new article "New" -- --site ${pathFromHere(site)} --in articles`,
    );
    expect(await create('article', 'New', { in: 'notes' })).toEqual({ file: 'pages/notes/new.yaml', route: '/notes/new' });
    // This one declares no topics.
    expect(parse(read('pages/notes/new.yaml'))).not.toHaveProperty('topics');
    const asked: string[] = [];
    const ask = async (question: string, suggestion: string) => {
      asked.push(`${question}: ${suggestion}`);
      return 'notes';
    };
    expect((await createEntry({ root: site, theme, now, ask }, { kind: 'article', title: 'Next' }, {})).file).toBe('pages/notes/next.yaml');
    expect(asked).toEqual(['Collection, one of articles, notes: articles']);
  });

  test('a title in another alphabet asks for a name, and without somebody to ask the day makes one', async () => {
    expect((await create('article', 'Что значит бюджет')).file).toBe('pages/journal/article-2026-11-22.yaml');
    expect((await create('article', '漢字')).file).toBe('pages/journal/article-2026-11-22-2.yaml');
    expect((await create('article', 'Что значит бюджет', { name: 'byudzhet' })).file).toBe('pages/journal/byudzhet.yaml');
    const ask = async () => 'chto';
    expect((await createEntry({ root: site, theme, now, ask }, { kind: 'article', title: 'Что' }, {})).file).toBe(
      'pages/journal/chto.yaml',
    );
  });
});

describe('npm run new', () => {
  test('alone lists what can be made', async () => {
    expect(await runCommand(['new', '--site', site])).toEqual({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/new site[\s\S]*new block[\s\S]*new page[\s\S]*article, case-study, event, office, person\n$/),
    });
  });

  test('knows no other words, and wants a title', async () => {
    const { status, stderr } = await runCommand(['new', 'artcle', 'Dues', '--site', site]);
    expect({ status, first: stderr.split('\n')[0] }).toEqual({ status: 2, first: 'There is no "artcle" to make. Did you mean "article"?' });
    expect(await runCommand(['new', 'article', '--site', site])).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Usage: /) });
  });
});
