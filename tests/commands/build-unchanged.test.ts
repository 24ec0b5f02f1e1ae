import { appendFileSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { runCommand } from '../helpers/run-command.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

let site: string;
beforeAll(() => {
  site = createScratchSite({});
  vi.stubEnv('BUILD_CACHE', join(site, 'cache'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(site, { recursive: true });
});
beforeEach(async () => void (await build()), 120_000);

const build = async (...words: string[]) =>
  (await runCommand(['build', '--site', site, '--no-cards', '--no-compression', ...words])).stdout;
const same =
  /^(?:.*\n)*Nothing has changed since the last build: the \d+ paths and \d+ files of \S+dist are as they were\. Looked at in \d/;

test('a build says so right after the first one, which wrote down the paths of the site', async () => {
  rmSync(join(site, 'pages/routes.lock'));
  expect(await build()).toContain('routes.lock lists the paths of this build');
  expect(await build()).toMatch(same);
});

test('a build of an unchanged site says so, and what it said the last time about mistakes and previews', async () => {
  const said = await build();
  expect(said).toMatch(same);
  expect(said).toContain('This is a preview without social cards');
  // A page that no link leads to.
  const home = readFileSync(join(site, 'pages/index.yaml'), 'utf8');
  writeFileSync(join(site, 'pages/lonely.yaml'), home.replace('route: /', 'route: /lonely'));
  const [first, second] = [await build(), await build()];
  expect(first).not.toMatch(same);
  const [report] = first.split('\n\n');
  expect(report).toContain('lonely.yaml');
  expect(second.startsWith(report ?? '?')).toBe(true);
  expect(second).toMatch(same);
});

test.each<[string, () => void]>([
  ['a page was edited', () => appendFileSync(join(site, 'pages/index.yaml'), '# a comment\n')],
  ['a YAML file lies beside site.yaml', () => writeFileSync(join(site, 'stray.yaml'), 'a: 1\n')],
  ['a file of the output was edited', () => appendFileSync(join(site, 'dist/index.html'), '<!-- by hand -->')],
  ['a file of the output was written again', () => rewrite(join(site, 'dist/index.html'))],
  ['a file of the output is missing', () => rmSync(join(site, 'dist/sitemap.xml'))],
  ['the record was cut off', () => truncateSync(recordFile(), 40)],
  ['the record is not there', () => rmSync(recordFile())],
])('where %s, the site is built', async (_, change) => {
  change();
  expect(await build()).not.toMatch(same);
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).not.toContain('by hand');
  expect(await build()).toMatch(same);
});

test('another moment, another output and --why are looked at anew', async () => {
  expect(await build('--now', '2199-01-01T00:00Z')).not.toMatch(same);
  expect(await build('--out', join(site, 'other'))).not.toMatch(same);
  expect(await build('--why', '/')).toMatch(/^\/ was kept: all \d+ values/m);
  expect(await build('--why', '/indx')).toContain('The site has no path /indx, so it was neither drawn nor kept.');
  expect(await build('--no-cache')).toMatch(/\((\d+) drawn, 0 kept from earlier builds\)/);
});

test('where nothing can be kept the site is built, and one sentence says why it will be again', async () => {
  vi.stubEnv('BUILD_CACHE', join(site, 'site.yaml', 'cache'));
  onTestFinished(() => void vi.stubEnv('BUILD_CACHE', join(site, 'cache')));
  for (const _ of ['first', 'second']) {
    const { status, stdout } = await runCommand(['build', '--site', site, '--no-cards', '--no-compression']);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /site\.yaml\/cache cannot be written \(ENOTDIR\): every build draws every page until you may write there, or BUILD_CACHE names another folder\.\n/,
    );
    expect(stdout).toContain(', 0 kept from earlier builds)');
  }
}, 120_000);

const rewrite = (file: string) => {
  const content = readFileSync(file);
  rmSync(file);
  writeFileSync(file, content);
};

function recordFile(): string {
  const folder = join(site, 'cache', 'builds');
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.last')) ?? '');
}
