import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { runCommand, runProgram } from '../helpers/run-command.ts';
import { createScratchSite, readFixture } from '../helpers/scratch-site.ts';

const shape = readFixture('joinery', 'entries/job/schema.ts');
const code = readFixture('joinery', 'entries/job/entry.ts');

const inCopy = async <Value>(files: Record<string, string>, use: (folder: string) => Promise<Value>): Promise<Value> => {
  const folder = createScratchSite(files, 'joinery');
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
const lineOf = (text: string, word: string) => text.slice(0, text.indexOf(word)).split('\n').length;

describe('a kind of entry in the site’s own folder, outside this checkout', () => {
  test('is listed, has pages and new entries, and is known to editors', async () => {
    await inCopy({}, async (folder) => {
      const made = await runCommand(['new', 'job', 'Wood turner', '--site', folder, '--now', '2026-11-22T10:00Z']);
      expect(made).toMatchObject({ status: 0, stderr: '' });
      const file = join(folder, 'pages/jobs/wood-turner.yaml');
      const text = readFileSync(file, 'utf8');
      expect(text).toBe(`# yaml-language-server: $schema=../../schema/entries/job.schema.json
title: Wood turner
closes: 2026-11-22
hours: Hours
summary: Summary
apply: name@example.com
`);
      rmSync(file);
      expect(runProgram(['build', '--site', folder, '--now', '2026-11-22T10:00Z', '--no-cards', '--no-compression'])).toMatchObject({
        status: 0,
      });
      const html = readFileSync(join(folder, 'dist/jobs.html'), 'utf8');
      // The one that closes first comes first.
      expect(html).toMatch(/href="\/jobs\/stair-builder"[\s\S]*href="\/jobs\/apprentice"/);
      expect(readFileSync(join(folder, 'dist/jobs/apprentice.html'), 'utf8')).toContain('"JobPosting"');
    });
  }, 60_000);
});

describe('a kind of a site is refused in one sentence with its place', () => {
  test.each([
    [
      { 'entries/job/schema.ts': shape.replace("type: 'object',", "type: 'object',\n  requird: [],") },
      `job/schema.ts:${lineOf(shape, 'required')}:3  "requird" is not a keyword of JSON Schema. Did you mean "required"?`,
    ],
    [
      { 'entries/job/schema.ts': shape.replace(/description: 'What the day[^']*', /, '') },
      `job/schema.ts:${lineOf(shape, 'duties')}:5  "duties" has no description. Write one sentence: editors show it while somebody types, and /__blocks lists it.`,
    ],
    [
      { 'entries/job/schema.ts': shape.replace("summary: text('What", "region: text('Where.'),\n    summary: text('What") },
      'job/schema.ts:1:1  Every entry has a key "region" already. Give this one another name.',
    ],
    [
      { 'entries/job/schema.ts': shape.replace('schema = {', 'schema = {{') },
      /^job\/schema\.ts:\d+:\d+ {2}The file cannot be loaded: .+ Correct the code\.$/,
    ],
    [
      { 'entries/job/entry.ts': code.replace('defineEntry<JobFields>({', 'missing({') },
      `job/entry.ts:${lineOf(code, 'export default')}:16  The file cannot be loaded: missing is not defined Correct the code.`,
    ],
    [
      { 'entries/job/entry.ts': code.replace('export default', 'export const job =') },
      'job/entry.ts:1:1  The definition of the kind has no function "teaser". Write: export default defineEntry<…>({ teaser, page });',
    ],
    [
      { 'entries/job/schema.ts': 'export const schema = 5;\n' },
      'job/schema.ts:1:1  What the file exports as "schema" is no schema. Write: export const schema = { … } as const;',
    ],
    [
      { 'entries/job/entry.ts': 'export default 5;\n' },
      'job/entry.ts:1:1  The definition of the kind has no function "teaser". Write: export default defineEntry<…>({ teaser, page });',
    ],
    [
      { 'entries/offer/schema.ts': shape },
      'offer/entry.ts:1:1  The kind of entry "offer" lacks entry.ts. Write it; docs/journal.md shows a whole one.',
    ],
    [
      { 'entries/offer/entry.ts': code },
      'offer/schema.ts:1:1  The kind of entry "offer" lacks schema.ts. Write it; docs/journal.md shows a whole one.',
    ],
    [
      { 'entries/article/schema.ts': shape },
      'article/schema.ts:1:1  The theme has a kind of entry "article" already. Give the folder another name.',
    ],
    [
      { 'entries/page/schema.ts': shape },
      'page/schema.ts:1:1  "page" cannot be the name of a kind of entry. Use lower-case words joined by hyphens: job-offer.',
    ],
  ])('%#', async (files, message) => {
    await inCopy(files, async (folder) => {
      const { status, stdout, stderr } = await runCommand(['check', '--site', folder]);
      const [first] = stderr.replaceAll(`${pathFromHere(folder)}/entries/`, '').split('\n');
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      if (typeof message === 'string') expect(first).toBe(message);
      else expect(first).toMatch(message);
    });
  });
});

describe('a kind whose code throws for a sound entry', () => {
  const throwing = (part: string) =>
    code.replace(`${part}: ({ fields: {`, `${part}: ({ fields: { closing: [closing],`).replace('JobFields>', 'any>');

  test.each(['teaser', 'page'])('is one message at the line of its %s, and the other pages are checked', async (part) => {
    const files = {
      'entries/job/entry.ts': throwing(part),
      'pages/more.yaml':
        'route: /more\ntitle: More\ndescription: More.\nblocks:\n  - { type: hero, heading: More, actions: [{ label: Go, href: /nowhere }] }\n',
    };
    await inCopy(files, async (folder) => {
      const { diagnostics, site } = await loadSite(folder, theme);
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      expect(errors.map(({ code: is, file, range, shownOn }) => ({ is, file, line: range.start.line, shownOn }))).toEqual([
        {
          is: 'entry-code',
          file: 'entries/job/entry.ts',
          line: lineOf(files['entries/job/entry.ts'], `${part}: (`),
          shownOn: ['pages/jobs/apprentice.yaml', 'pages/jobs/stair-builder.yaml'],
        },
        { is: 'dead-link', file: 'pages/more.yaml', line: 5, shownOn: undefined },
      ]);
      expect(errors[0]?.message).toMatch(
        new RegExp(`^The function "${part}" of the kind job fails for pages/jobs/apprentice.yaml, and for 1 more: `),
      );
      expect(site?.routes.map(({ path }) => path)).toEqual(expect.arrayContaining(['/jobs', '/jobs/apprentice', '/more']));
    });
  });

  test('its check included, and build refuses in the words of check', async () => {
    const files = {
      'entries/job/entry.ts': code.replace(
        '  structuredData:',
        '  check: () => {\n    throw new Error("no calendar");\n  },\n  structuredData:',
      ),
    };
    await inCopy(files, async (folder) => {
      const { status, stdout } = await runCommand(['check', '--site', folder]);
      expect(status).toBe(1);
      expect(stdout).toContain(`entries/job/entry.ts:${lineOf(code, 'structuredData') + 1}:`);
      expect(
        stdout.match(/The function "check" of the kind job fails for pages\/jobs\/apprentice\.yaml, and for 1 more: no calendar/g),
      ).toHaveLength(1);
      expect(runProgram(['build', '--site', folder])).toMatchObject({ status: 1, stderr: expect.not.stringContaining('at ') });
    });
  }, 60_000);
});
