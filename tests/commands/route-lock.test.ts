import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepRouteLock } from '#engine/commands/keep-route-lock.ts';
import { noRouteLock } from '#engine/read/read-route-lock.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { createPeopleSite, type PeopleSite } from '../helpers/people-site.ts';
import { runCommand } from '../helpers/run-command.ts';

let site: PeopleSite;
beforeAll(() => {
  site = createPeopleSite({ '.gitignore': 'dist\n' });
});
afterAll(() => site.remove());

const listed = () => site.read('pages/routes.lock').split('\n').slice(1, -1);
const edit = (file: string, from: string, to: string) => site.write(file, site.read(file).replace(from, to));
const build = (...words: string[]) => runCommand(['build', '--site', site.root, ...words]);

test('a build lists what it releases, a preview does not, and what was never committed is forgotten', async () => {
  const preview = await build('--out', join(site.root, 'preview'));
  expect([preview.status, preview.stdout, preview.stderr]).toEqual([0, expect.not.stringContaining('routes.lock'), '']);
  expect(existsSync(join(site.root, 'pages/routes.lock'))).toBe(false);
  rmSync(join(site.root, 'preview'), { recursive: true });
  expect((await build()).stdout).toMatch(/routes\.lock lists the paths of this build: commit it with them\.\n$/);
  expect(listed()).toEqual(['/', '/people', '/people#partners', '/people#staff']);
  rmSync(join(site.root, 'pages/routes.lock'));
  site.commit();
  await build();
  edit('pages/people.yaml', 'route: /people', 'route: /our-people');
  const { status, stdout } = await build('--out', join(site.root, 'dist'), '--release');
  expect([status, stdout]).toEqual([0, expect.stringContaining('routes.lock lists the paths of this build')]);
  expect(listed()).toEqual(['/', '/our-people', '/our-people#partners', '/our-people#staff']);
  site.commit();
}, 180_000);

test('a lost path ends the build, check --fix keeps it, and every kind of host is told where it leads', async () => {
  edit('pages/people.yaml', 'route: /our-people', 'route: /team');
  edit('pages/people.yaml', 'id: partners', 'id: leaders');
  const before = site.read('pages/routes.lock');
  const failed = await build();
  expect([failed.status, failed.stdout]).toEqual([1, expect.stringContaining('pages/people.yaml:1:8  error  lost-path')]);
  expect(site.read('pages/routes.lock')).toBe(before);
  const fixed = await runCommand(['check', '--site', site.root, '--fix']);
  expect(fixed.status).toBe(0);
  expect(fixed.stderr.match(/fixed {2}[\w-]+/g)).toEqual(['fixed  lost-path', 'fixed  lost-path']);
  expect(site.read('pages/routes.lock')).toBe(before);
  site.write('site.yaml', `${site.read('site.yaml')}retired: [/sale]\n`);
  expect((await build()).status).toBe(0);
  expect(listed()).toEqual([
    '/',
    '/our-people',
    '/our-people#partners',
    '/our-people#staff',
    '/team',
    '/team#leaders',
    '/team#partners',
    '/team#staff',
  ]);
  expect(site.read('dist/_redirects')).toBe('/our-people /team 301\n');
  expect(JSON.parse(site.read('dist/routes.json'))).toMatchObject({ redirects: { '/our-people': '/team' }, gone: ['/sale'] });
  const page = site.read('dist/our-people.html');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/team"/>');
  expect(page).toContain('<link rel="canonical" href="https://small.example/team"/>');
  // The former anchor stands right before the band that has its place.
  expect(site.read('dist/team.html')).toMatch(/<span id="partners"><\/span><section [^>]*id="leaders"/);
  expect(site.read('dist/sitemap.xml')).not.toContain('our-people');
}, 180_000);

test('where the lock cannot be written the build says so', async () => {
  const { site: loaded } = await loadSite(site.root, theme);
  if (!loaded) throw new Error('the site is unsound');
  const elsewhere = { ...loaded, root: join(site.root, 'nowhere'), lock: noRouteLock };
  expect(keepRouteLock(elsewhere)).toContain('routes.lock could not be written (ENOENT)');
});
