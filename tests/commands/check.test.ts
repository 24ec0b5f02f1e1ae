import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { runCommand, runProgram } from '../helpers/run-command.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

const about = `route: /about
title: About # the title
description: What we are.
blocks:
  - type: heero   # two mistakes in one block
    heding: "About us"
    actions:
      - { label: Team, href: "/taem?x=1#top", icon: huose }
`;
const team =
  'route: /team\ntitle: Team\ndescription: Who works here.\nblocks:\n  - { type: hero, id: top, heading: Team, actions: [{ label: About, href: /about }] }\n';
const sites: string[] = [];

function siteWith(files: Record<string, string | Buffer>): string {
  const site = createScratchSite(files);
  sites.push(site);
  return site;
}

afterEach(() => {
  for (const site of sites.splice(0)) rmSync(site, { recursive: true });
});

describe('npm run check', () => {
  test('ends with 0 on a sound site, 1 with errors, 0 with warnings only', async () => {
    expect(runProgram(['check', '--site', siteWith({})])).toEqual({ status: 0, stdout: 'No problems.\n', stderr: '' });
    const site = siteWith({ 'pages/about.yaml': about });
    const wrong = await runCommand(['check', '--site', site]);
    expect(wrong.status).toBe(1);
    expect(wrong.stdout).toMatch(new RegExp(`\\nnpm run check -- --site ${pathFromHere(site)} --fix corrects \\d of them\\.\\n$`));
    const { status, stdout } = await runCommand(['check', '--site', siteWith({ 'pages/team.yaml': team.replace('/about', '/') })]);
    expect(stdout).toContain('warning  orphan-page');
    expect(status).toBe(0);
  }, 120_000);

  test.each([
    [['check', '--format', 'html'], 'There is no format "html". Use one of: pretty, json, github, sarif.'],
    [['check', '--formt', 'json'], '"check" has no option --formt. Did you mean --format?'],
    [['check', 'pages/nowhere.yaml'], 'pages/nowhere.yaml: there is no such file or folder.'],
    [['check', 'package.json'], 'package.json is no part of the site in '],
    [
      ['check', 'tests/fixtures/sites/smallest/pages/index.yaml', 'docs'],
      'tests/fixtures/sites/smallest/pages/index.yaml, docs are no part of',
    ],
    [['check', '..'], '.. is no part of the site in '],
    [['check', '--release', '--host', 'ngnix'], 'There is no host "ngnix". Did you mean "nginx"?'],
    [['check', '--explain', 'ded-link'], 'There is no code "ded-link". Did you mean "dead-link"?'],
  ])('%j ends with 2 and says why', async (words, message) => {
    const { status, stdout, stderr } = await runCommand(words);
    expect(stderr).toContain(message);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  test('--release reports what is wrong in public as errors, in every format, for one file, and beside fixes', async () => {
    const site = siteWith({ 'pages/about.yaml': team.replaceAll('/team', '/about').replace('Who works here.', 'Ask desk@team.example.') });
    expect((await runCommand(['check', '--site', site])).status).toBe(0);
    const { status, stdout } = await runCommand(['check', '--release', '--format', 'github', 'pages/about.yaml'], site);
    expect(stdout).toMatch(/^::error file=pages\/about\.yaml,line=3,[^\n]*reserved-domain/m);
    expect(stdout).not.toContain('file=site.yaml');
    expect(status).toBe(1);
    const json = await runCommand(['check', '--release', '--fix', '--format', 'json', '--site', site]);
    const codes = (JSON.parse(json.stdout) as { diagnostics: { code: string; severity: string }[] }).diagnostics;
    expect(codes).toContainEqual(expect.objectContaining({ code: 'missing-legal-pages', severity: 'error' }));
    expect(codes).toContainEqual(expect.objectContaining({ code: 'orphan-page', severity: 'error' }));
    expect(json.status).toBe(1);
    const explained = await runCommand(['check', '--explain', 'reserved-domain']);
    expect(explained.stdout).toMatch(/^reserved-domain \(error, reported by check --release only\)\n/);
  });

  test('--host judges the site for another host than site.yaml names', async () => {
    const moved = team.replace('route: /team', 'route: /team\nformerPaths: [/people]');
    const site = siteWith({ 'pages/team.yaml': moved });
    expect((await runCommand(['check', '--site', site])).stdout).not.toContain('host-lacks');
    expect((await runCommand(['check', '--host', 'github-pages', '--site', site])).stdout).toContain('host-lacks');
  });

  test('explains a code', async () => {
    const { status, stdout } = await runCommand(['check', '--explain', 'dead-link']);
    expect(stdout).toMatch(/^dead-link \(error\)\n\nThe link leads to a path no page answers\./);
    expect(stdout).toContain('# check-disable-next-line dead-link -- why');
    expect(status).toBe(0);
  });

  test('reports only the files and folders it is given, and reads all the same', async () => {
    const site = siteWith({ 'pages/about.yaml': about, 'pages/news/a.yaml': 'title: [', 'pages/team.yaml': team });
    const files = async (...words: string[]) => {
      const { stdout, status } = await runCommand(['check', ...words, '--format', 'json'], site);
      return {
        status,
        files: [...new Set((JSON.parse(stdout) as { diagnostics: { file: string }[] }).diagnostics.map(({ file }) => file))],
      };
    };
    expect(await files()).toEqual({ status: 1, files: ['pages/about.yaml', 'pages/news/a.yaml'] });
    expect(await files('pages/news')).toEqual({ status: 1, files: ['pages/news/a.yaml'] });
    expect(await files(join(site, 'pages', 'about.yaml'))).toEqual({ status: 1, files: ['pages/about.yaml'] });
    expect(await files('pages/team.yaml')).toEqual({ status: 0, files: [] });
  }, 120_000);

  test('reports a stolen path at both files, whichever it is given', async () => {
    const site = siteWith({ 'pages/about.yaml': team.replace('Team,', 'A,'), 'pages/team.yaml': team });
    for (const file of ['pages/about.yaml', 'pages/team.yaml']) {
      const { status, stdout } = await runCommand(['check', file], site);
      expect(stdout).toContain('error  duplicate-route');
      expect(status).toBe(1);
    }
  }, 120_000);

  test('names files from the folder it runs in, so that terminals and programs find them', async () => {
    const site = siteWith({ 'web/site.yaml': 'x: 1\n' });
    expect((await runCommand(['check', '--site', 'web', '--format', 'github'], site)).stdout).toMatch(
      /^::error file=web\/site\.yaml,line=1,/,
    );
    expect((await runCommand(['check', '--site', 'web', '--format', 'sarif'], site)).stdout).toContain('"uri": "web/site.yaml"');
    expect((await runCommand(['check', '--site', 'web', '--format', 'json'], site)).stdout).toContain('"file": "web/site.yaml"');
    expect((await runCommand(['check', '--site', 'web'], site)).stdout).toMatch(/^web\/site\.yaml:1:1 .*\n.*\n\n {2}> 1 \| x: 1\n/);
    expect((await runCommand(['build', '--site', 'web'], site)).stdout).toMatch(/^web\/site\.yaml:1:1 .*\n.*\n\n {2}> 1 \| x: 1\n/);
    expect((await runCommand(['check', '--site', '../web'], join(site, 'pages'))).stdout).toMatch(/^\.\.\/web\/site\.yaml:1:1 /);
  }, 120_000);
});

describe('--fix', () => {
  test('makes every safe fix, keeps comments and layout, and says what it did', async () => {
    const site = siteWith({ 'pages/about.yaml': about, 'pages/team.yaml': team });
    const { status, stdout, stderr } = await runCommand(['check', '--fix'], site);
    expect(readFileSync(join(site, 'pages', 'about.yaml'), 'utf8')).toBe(
      about.replace('heero', 'hero').replace('heding', 'heading').replace('/taem', '/team').replace('huose', 'house'),
    );
    expect(stderr.trim().split('\n')).toEqual([
      'pages/about.yaml:5:11  fixed  unknown-block-type  heero -> hero',
      'pages/about.yaml:6:5  fixed  unknown-key  heding -> heading',
      'pages/about.yaml:8:30  fixed  dead-link  "/taem?x=1#top" -> "/team?x=1#top"',
      'pages/about.yaml:8:53  fixed  unknown-icon  huose -> house',
    ]);
    expect(stdout).toBe('No problems.\n');
    expect(status).toBe(0);
  }, 120_000);

  test('quotes a number meant as text, corrects names, links in prose and settings, and keeps a byte order mark', async () => {
    const page = (text: string) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]);
    const wrong = `route: /news
title: News
region: man
footer: 'foott'
description: What is new at \${site.brand.nam}.
blocks:
  - type: hero
    heading: 2024
    actions: [{ label: Home, href: /index.html, newTab: "yes" }]
  - tpye: prose
    text: |
      Meet [the team](/taem) and [them](/teem).
`;
    const site = siteWith({ 'pages/news.yaml': page(wrong), 'pages/team.yaml': team.replace('/about', '/news') });
    await runCommand(['check', '--fix'], site);
    const right = wrong
      .replace('region: man', 'region: main')
      .replace("'foott'", "'foot'")
      .replace('brand.nam}', 'brand.name}')
      .replace('2024', '"2024"')
      .replace('/index.html', '/')
      .replace('"yes"', 'true')
      .replace('tpye', 'type')
      .replace('/taem', '/team')
      .replace('/teem', '/team');
    expect(readFileSync(join(site, 'pages', 'news.yaml'))).toEqual(page(right));
  }, 120_000);

  test('corrects capitals, numbers in quotes, and what was read as a number or as true', async () => {
    const wrong = `route: /news
title: 404
description: What is new.
blocks:
  - type: card-grid
    heading: true
    columns: "3"
    cards: [{ title: 1.50, icon: House }]
  - type: stat-tiles
    stats: [{ value: -5, label: 2024 }]
`;
    const site = siteWith({ 'pages/news.yaml': wrong });
    await runCommand(['check', '--fix'], site);
    expect(readFileSync(join(site, 'pages', 'news.yaml'), 'utf8')).toBe(
      wrong
        .replace('404', '"404"')
        .replace('heading: true', 'heading: "true"')
        .replace('"3"', '3')
        .replace('1.50', '"1.50"')
        .replace('House', 'house')
        .replace('-5', '"-5"')
        .replace('2024', '"2024"'),
    );
  }, 120_000);

  test('guesses nothing: another icon, a short name, another year, a key that takes something else', async () => {
    const guesses = `route: /news
title: News
description: What is new.
region: us
blocks:
  - type: card-grid
    heading: Cards
    cards: [{ title: A, icon: microphone, href: /news/2023 }, { title: B, icon: pc, linklabel: [a] }]
  - type: hero
    heading: A
    action: Go
`;
    const year = team.replaceAll('/team', '/news/2024').replace('/about', '/news');
    const site = siteWith({ 'pages/news.yaml': guesses, 'pages/2024.yaml': year });
    const { status, stderr } = await runCommand(['check', '--fix'], site);
    expect(readFileSync(join(site, 'pages', 'news.yaml'), 'utf8')).toBe(guesses);
    expect(stderr).toBe('');
    expect(status).toBe(1);
  }, 120_000);

  test('leaves alone what could be meant in two ways, and files it is not given', async () => {
    const rivals = about
      .replace('heero', 'hero')
      .replace('heding: "About us"', 'headng: A\n    hedding: B')
      .replace(/ +actions:[\s\S]*$/, '');
    const site = siteWith({ 'pages/about.yaml': rivals, 'pages/other.yaml': about.replace('/about', '/other') });
    const { stderr } = await runCommand(['check', '--fix', 'pages/about.yaml'], site);
    expect(stderr).not.toContain('headng -> ');
    expect(stderr).not.toContain('pages/other.yaml');
    expect(readFileSync(join(site, 'pages', 'other.yaml'), 'utf8')).toBe(about.replace('/about', '/other'));
  }, 120_000);
});

test('--watch reports again after every change, also of a shape, and ends when it is told to', async () => {
  const site = siteWith({ 'pages/index.yaml': team.replace('/team', '/').replace('/about', '/').replace('id: top', 'size: full') });
  await runCommand(['schema'], site);
  const child = spawn(process.execPath, [join(engineRoot, 'src', 'cli.mjs'), 'check', '--watch'], { cwd: site });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise((done) => child.on('exit', done));
  const until = async (pattern: RegExp) => {
    const deadline = Date.now() + 20_000;
    while (!pattern.test(output)) {
      if (Date.now() > deadline) throw new Error(`nothing like ${pattern} in: ${output}`);
      await new Promise((done) => setTimeout(done, 20));
    }
    output = '';
  };
  try {
    await until(/No problems\.[\s\S]*Watching/);
    mkdirSync(join(site, 'pages', 'deep'));
    writeFileSync(join(site, 'pages', 'deep', 'about.yaml'), 'title: [');
    await until(/pages\/deep\/about\.yaml:1:8 {2}error {2}yaml-syntax[\s\S]*Watching/);
    rmSync(join(site, 'pages', 'deep', 'about.yaml'));
    await until(/No problems\.[\s\S]*Watching/);
    const shape = join(site, 'schema', 'blocks', 'hero.schema.json');
    writeFileSync(shape, readFileSync(shape, 'utf8').replace('"full"', '"whole"'));
    await until(/pages\/index\.yaml:\d+:\d+ {2}error {2}unknown-value[\s\S]*Watching/);
    writeFileSync(join(site, 'site.yaml'), 'url: 1\n');
    await until(/site\.yaml:1:\d+ {2}error[\s\S]*Watching/);
  } finally {
    child.kill('SIGINT');
  }
  expect(await ended).toBe(1);
}, 180_000);
