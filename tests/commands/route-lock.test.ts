import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepRouteLock } from '#engine/commands/keep-route-lock.ts';
import { noRouteLock } from '#engine/read/read-route-lock.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { runCommand } from '../helpers/run-command.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

let site = '';
const people = `route: /people
title: The people of the firm
description: Who we are, and what each of us does.
blocks:
  - type: hero
    heading: People
  - type: prose
    id: partners
    heading: Partners
    text: They began it all.
`;

beforeAll(() => {
  site = createScratchSite({ 'pages/people.yaml': people, '.gitignore': 'dist\n' });
});
afterAll(() => rmSync(site, { recursive: true }));

const read = (file: string) => readFileSync(join(site, file), 'utf8');
const listed = () => read('pages/routes.lock').split('\n').slice(1, -1);
const edit = (file: string, from: string, to: string) => writeFileSync(join(site, file), read(file).replace(from, to));
const commit = () => {
  const git = (...words: string[]) => execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...words], { cwd: site });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'x');
};
const build = (...words: string[]) => runCommand(['build', '--site', site, ...words]);

test('a build lists what it releases, a preview does not, and what was never committed is forgotten', async () => {
  const preview = await build('--out', join(site, 'preview'));
  expect([preview.status, preview.stdout, preview.stderr]).toEqual([0, expect.not.stringContaining('routes.lock'), '']);
  expect(existsSync(join(site, 'pages/routes.lock'))).toBe(false);
  rmSync(join(site, 'preview'), { recursive: true });
  expect((await build()).stdout).toMatch(/routes\.lock lists the paths of this build: commit it with them\.\n$/);
  expect(listed()).toEqual(['/', '/people', '/people#partners']);
  rmSync(join(site, 'pages/routes.lock'));
  commit();
  await build();
  edit('pages/people.yaml', 'route: /people', 'route: /our-people');
  const { status, stdout } = await build('--out', join(site, 'dist'), '--release');
  expect([status, stdout]).toEqual([0, expect.stringContaining('routes.lock lists the paths of this build')]);
  expect(listed()).toEqual(['/', '/our-people', '/our-people#partners']);
  commit();
}, 180_000);

test('a lost path ends the build, check --fix keeps it, and every kind of host is told where it leads', async () => {
  edit('pages/people.yaml', 'route: /our-people', 'route: /team');
  edit('pages/people.yaml', 'id: partners', 'id: leaders');
  const before = read('pages/routes.lock');
  const failed = await build();
  expect([failed.status, failed.stdout]).toEqual([1, expect.stringContaining('pages/people.yaml:1:8  error  lost-path')]);
  expect(read('pages/routes.lock')).toBe(before);
  const fixed = await runCommand(['check', '--site', site, '--fix']);
  expect(fixed.status).toBe(0);
  expect(fixed.stderr.match(/fixed {2}[\w-]+/g)).toEqual(['fixed  lost-path', 'fixed  lost-path']);
  expect(read('pages/routes.lock')).toBe(before);
  writeFileSync(join(site, 'site.yaml'), `${read('site.yaml')}retired: [/sale]\n`);
  expect((await build()).status).toBe(0);
  expect(listed()).toEqual(['/', '/our-people', '/our-people#partners', '/team', '/team#leaders', '/team#partners']);
  expect(read('dist/_redirects')).toBe('/our-people /team 301\n');
  expect(JSON.parse(read('dist/routes.json'))).toMatchObject({ redirects: { '/our-people': '/team' }, gone: ['/sale'] });
  const page = read('dist/our-people.html');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/team"/>');
  expect(page).toContain('<link rel="canonical" href="https://small.example/team"/>');
  // The former anchor stands right before the band that has its place.
  expect(read('dist/team.html')).toMatch(/<span id="partners"><\/span><section [^>]*id="leaders"/);
  expect(read('dist/sitemap.xml')).not.toContain('our-people');
}, 180_000);

test('where the lock cannot be written the build says so', async () => {
  const { site: loaded } = await loadSite(site, theme);
  if (!loaded) throw new Error('the site is unsound');
  const elsewhere = { ...loaded, root: join(site, 'nowhere'), lock: noRouteLock };
  expect(await keepRouteLock(elsewhere)).toContain('routes.lock could not be written (ENOENT)');
});
