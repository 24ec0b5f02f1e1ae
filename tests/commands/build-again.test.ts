import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../helpers/run-command.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';
import { filesBelow } from '../safety/files-below.ts';

const second = (description: string, text: string) => `route: /second
title: Second
description: ${description}
blocks:
  - type: prose
    heading: More
    text: ${text}
`;
const page = 'pages/second.yaml';

const original = second('The second page.', 'Some words.');

let site: string;
beforeAll(() => {
  site = createScratchSite({ [page]: original });
  vi.stubEnv('BUILD_CACHE', join(site, 'cache'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(site, { recursive: true });
});
beforeEach(async () => {
  write(page, original);
  expect((await build()).status).toBe(0);
}, 120_000);

const build = (...words: string[]) => runCommand(['build', '--site', site, '--no-cards', ...words]);
const write = (file: string, content: string) => writeFileSync(join(site, file), content);
const inodes = () => {
  const files = readdirSync(join(site, 'dist'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(files.map(({ parentPath, name }) => [join(parentPath, name), lstatSync(join(parentPath, name)).ino]));
};
const replaced = /^(\d+) paths \(1 drawn, \d+ kept from earlier builds\), \d+ files, \d+ kB: (\d+) files replaced in \S+dist in \d/m;

async function expectSameAsClean() {
  expect((await build('--no-cache', '--out', join(site, 'clean'))).status).toBe(0);
  expect(filesBelow(join(site, 'dist'))).toEqual(filesBelow(join(site, 'clean')));
}

test('other words on a page replace the files of this page, and routes.json, which lists them', async () => {
  const before = inodes();
  write(page, second('Another description.', 'Other words, and more of them.'));
  const { stdout } = await build();
  expect(replaced.exec(stdout)?.[2]).toBe('3');
  const changed = [...inodes()].filter(([file, inode]) => before.get(file) !== inode).map(([file]) => file.slice(site.length));
  expect(changed.sort()).toEqual(['/dist/routes.json', '/dist/second.html', '/dist/second.html.br', '/dist/second.html.gz']);
  expect(readFileSync(join(site, 'dist/second.html'), 'utf8')).toContain('Other words, and more of them.');
  await expectSameAsClean();
  expect((await build()).stdout).toContain('Nothing has changed since the last build');
}, 120_000);

test('what is said of a page stands at its new place', async () => {
  const { stdout: before } = await build();
  expect(before).toContain('second.yaml:1:8  warning  orphan-page');
  write(page, `# A comment.\n${second('The second page.', 'Other words.')}`);
  const { stdout } = await build();
  expect(stdout).toMatch(replaced);
  expect(stdout).toContain('second.yaml:2:8  warning  orphan-page');
  expect(stdout.match(/orphan-page/g)).toHaveLength(before.match(/orphan-page/g)?.length ?? 0);
}, 120_000);

test.each<[string, string, string]>([
  ['another title', second('The second page.', 'Some words.').replace('title: Second', 'title: Other'), 'second.html'],
  ['a link', second('The second page.', 'Some [words](/).'), 'second.html'],
])(
  '%s is read by other pages, so the whole site is built',
  async (_, content) => {
    write(page, content);
    const { stdout, status } = await build();
    expect(status).toBe(0);
    expect(stdout).not.toMatch(replaced);
    expect(stdout).toMatch(/\d+ kB written to/);
    await expectSameAsClean();
  },
  120_000,
);

test('a mistake is reported by the whole build, and the output stays', async () => {
  const before = inodes();
  write(page, second('The second page.', 'Some words.').replace('heading', 'headnig'));
  const { stdout, status } = await build();
  expect(status).toBe(1);
  expect(stdout).toContain('headnig');
  expect(inodes()).toEqual(before);
}, 120_000);

test('the description of another page is reported at both', async () => {
  const [, description = ''] = /^description: (.*)$/m.exec(readFileSync(join(site, 'pages/index.yaml'), 'utf8')) ?? [];
  write(page, second(description, 'Some words.'));
  const { stdout } = await build();
  expect(stdout).not.toMatch(replaced);
  expect(stdout.match(/duplicate-description/g)).toHaveLength(2);
}, 120_000);

test('what is said of a shared block stays as it was', async () => {
  const shared = (text: string) => `${second('The second page.', text)}  - use: letter\n`;
  write(page, shared('Some words.'));
  write('pages/eighth.yaml', shared('Some words.').replace(/second/gi, 'eighth'));
  mkdirSync(join(site, 'pages/_shared'));
  write('pages/_shared/letter.yaml', 'type: prose\nheading: A letter\ntext: The fonts lack 漢\n');
  const shownOn = /Shown on \S+eighth\.yaml\./;
  expect((await build()).stdout).toMatch(shownOn);
  write(page, shared('Other words.'));
  const { stdout } = await build();
  expect(stdout).toMatch(replaced);
  expect(stdout).toMatch(shownOn);
}, 120_000);

test('the words of a page that another one extends are read by that page', async () => {
  write('pages/third.yaml', 'extends: ./second.yaml\nroute: /third\ntitle: Third\ndescription: The third page.\n');
  expect((await build()).status).toBe(0);
  write(page, second('The second page.', 'Words for both.'));
  expect((await build()).stdout).not.toMatch(replaced);
  for (const file of ['second', 'third']) expect(readFileSync(join(site, `dist/${file}.html`), 'utf8')).toContain('Words for both.');
}, 120_000);
