import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { catalogue } from '#engine/diagnostics/catalogue.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { runCommand, runProgram } from '../../helpers/run-command.ts';
import { createScratchSite, readFixture } from '../../helpers/scratch-site.ts';

const page = readFileSync(join(engineRoot, 'docs/journal.md'), 'utf8');
/** The snippets that name their file in their first line, by that name. */
const snippets = Object.fromEntries(
  [...page.matchAll(/^```\w+\n(?:#|\/\/) (\S+)\n([\s\S]*?)^```/gm)].map(([, file = '', text = '']) => [file, text]),
);
const { 'site.yaml': collections = '', ...files } = snippets;
const recipes = '  recipes: { folder: recipes, route: "/recipes/{name}", entry: recipe }\n';
const site = createScratchSite(
  {
    'site.yaml': readFixture('smallest', 'site.yaml') + collections + recipes,
    ...files,
    'pages/recipes/stew.yaml': 'title: Stew\nsummary: Slow and good.\nsteps: [Cut, Cook]\n',
  },
  'smallest',
);
afterAll(() => rmSync(site, { recursive: true }));

describe('docs/journal.md', () => {
  test('its snippets make a site without an error, with its own kind', async () => {
    expect(Object.keys(snippets)).toHaveLength(7);
    expect(await runCommand(['schema', '--site', site])).toMatchObject({ status: 0, stderr: '' });
    const { site: resolved, diagnostics } = await loadSite(site, theme, { now: Date.parse('2026-11-22T10:00Z') });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const paths = resolved?.routes.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/journal',
        '/journal/what-the-budget-means',
        '/journal/topics/tax',
        '/journal/topics/safety',
        '/recipes/stew',
      ]),
    );
    expect(runProgram(['build', '--site', site, '--no-cards', '--no-compression'])).toMatchObject({ status: 0 });
    expect(readFileSync(join(site, 'dist/journal.html'), 'utf8')).toContain('Dues rise by a tenth, and three reliefs end.');
    expect(readFileSync(join(site, 'dist/recipes/stew.html'), 'utf8')).toMatch(/<ol[\s\S]*Cut[\s\S]*Cook/);
  }, 120_000);

  test('its command makes an article of a name that is free', async () => {
    const { status, stdout } = await runCommand(['new', 'article', 'What the budget means', '--name', 'budget', '--site', site]);
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('pages/journal/budget.yaml') });
    rmSync(join(site, 'pages/journal/budget.yaml'));
  });

  test('names kinds, keys and codes that there are', async () => {
    const { site: resolved } = await loadSite(site, theme);
    const [, kinds = ''] = /The theme has the kinds (.+)\./.exec(page) ?? [];
    const ofTheme = [...(resolved?.kinds.keys() ?? [])].filter((kind) => kind !== 'recipe');
    expect([...kinds.matchAll(/`([\w-]+)`/g)].map((match) => match[1]).sort()).toEqual(ofTheme.sort());
    expect(catalogue).toHaveProperty('entry-code');
  });
});
