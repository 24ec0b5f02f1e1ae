import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outputFile } from '#engine/emit/output-file.ts';
import { runCommand } from '../helpers/run-command.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

const page = (name: string, keys: string) =>
  `route: /${name}\ntitle: The page ${name}\ndescription: What ${name} is about.\n${keys}blocks:\n  - { type: hero, heading: ${name} }\n`;

let site = '';
beforeAll(() => {
  site = createScratchSite({
    'pages/note.yaml': page('note', 'draft: true\n'),
    'pages/winter.yaml': page('winter', 'publish: 2026-12-01T00:00+01:00\n'),
    'pages/sale.yaml': page('sale', 'expires: 2026-12-24T18:00+01:00\n'),
  });
});
afterAll(() => rmSync(site, { recursive: true }));

const build = async (now: string) => {
  const { status, stdout } = await runCommand(['build', '--site', site, '--now', now]);
  expect(status).toBe(0);
  const sitemap = readFileSync(join(site, 'dist/sitemap.xml'), 'utf8');
  const published = ['note', 'winter', 'sale'].filter((name) =>
    existsSync(join(site, 'dist', outputFile({ path: `/${name}`, kind: 'canonical' }))),
  );
  const listed = ['note', 'winter', 'sale'].filter((name) => sitemap.includes(`/${name}<`));
  expect(listed).toEqual(published);
  return { published, next: /The content changes next at (.+): build again then\.\n$/.exec(stdout)?.[1] };
};

test('a build holds the pages of its instant, and says when to build again', async () => {
  expect(await build('2026-11-30T22:59Z')).toEqual({ published: ['sale'], next: '1 December 2026, 00:00 +01:00' });
  expect(await build('2026-12-01T00:00+01:00')).toEqual({ published: ['winter', 'sale'], next: '24 December 2026, 18:00 +01:00' });
  expect(await build('2026-12-24T17:00Z')).toEqual({ published: ['winter'], next: undefined });
  // What has expired was left out on purpose: its address stays its own, and is not lost.
  expect(readFileSync(join(site, 'pages/routes.lock'), 'utf8').split('\n').slice(1, -1)).toEqual(['/', '/sale', '/winter']);
}, 180_000);

test('what is withheld can be asked for by name', async () => {
  const { status, stderr } = await runCommand(['explain', '/note', '--site', site]);
  expect([status, stderr]).toEqual([2, '/note is a draft (pages/note.yaml:4).\n']);
  const taken = await runCommand(['new', 'page', '/note', '--site', site]);
  expect(taken.stderr).toBe('The path /note is taken by pages/note.yaml. Nothing was written.\n');
});
