import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askAboutLost } from '#engine/commands/ask-about-lost.ts';
import { fixSite } from '#engine/commands/fix-site.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { createPeopleSite, type PeopleSite, people } from '../../helpers/people-site.ts';

let site: PeopleSite;
beforeEach(() => {
  site = createPeopleSite({ 'pages/routes.lock': '/\n/people\n/people#partners\n/people#staff\n' });
});
afterEach(() => site.remove());

const check = async () => {
  const { diagnostics } = await loadSite(site.root, theme);
  return diagnostics
    .filter(({ code }) => code !== 'orphan-page')
    .map(({ code, file, range, fix }) => `${code} ${file}:${range.start.line}${fix ? ` ${fix.text.trim().replace(/\s+/g, ' ')}` : ''}`);
};
const fix = async () => {
  await fixSite(await loadSite(site.root, theme), () => true);
  expect(await check()).toEqual([]);
};

/** Puts a program before git that writes down what it is asked: the words behind its settings. */
function logGit(): { list(): string[]; stop(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'git-'));
  const log = join(folder, 'log');
  const { PATH } = process.env;
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  writeFileSync(log, '');
  writeFileSync(join(folder, 'git'), `#!/bin/sh\nprintf '%s\\n' "$*" >> '${log}'\nexec '${git}' "$@"\n`, { mode: 0o755 });
  process.env.PATH = `${folder}:${PATH}`;
  return {
    list: () => [...readFileSync(log, 'utf8').matchAll(/--no-pager (?<command>[\w-]+)/g)].map(({ groups }) => groups?.command ?? ''),
    stop: () => {
      process.env.PATH = PATH;
      rmSync(folder, { recursive: true });
    },
  };
}

describe('in a repository', () => {
  beforeEach(() => site.commit());

  test('a changed route is added to the former paths of its page', async () => {
    site.write('pages/people.yaml', people.replace('/people', '/team'));
    expect(await check()).toEqual(['lost-path pages/people.yaml:1 formerPaths: - /people']);
    await fix();
    expect(site.read('pages/people.yaml')).toBe(people.replace('/people', '/team\nformerPaths:\n  - /people'));
  });

  test('so is one that was committed long ago, with the file renamed since, twice', async () => {
    site.write('pages/people.yaml', people.replace('/people', '/team'));
    site.commit();
    site.git('mv', 'pages/people.yaml', 'pages/team.yaml');
    site.commit();
    site.git('mv', 'pages/team.yaml', 'pages/ours.yaml');
    site.commit();
    expect(await check()).toEqual(['lost-path pages/ours.yaml:1 formerPaths: - /people']);
    await fix();
  });

  test('and one of a file that was renamed and changed without a commit', async () => {
    renameSync(join(site.root, 'pages/people.yaml'), join(site.root, 'pages/team.yaml'));
    site.write('pages/team.yaml', people.replace('/people', '/team').replace('what each', 'what every one'));
    site.write(
      'pages/index-2.yaml',
      people
        .replace('/people', '/other')
        .replace(/heading: .*/g, 'heading: Other')
        .replaceAll('They', 'We'),
    );
    expect(await check()).toContain('lost-path pages/team.yaml:1 formerPaths: - /people');
  });

  test('an alias that was taken away is one too', async () => {
    site.write('pages/people.yaml', people.replace('title', 'aliases: [/crew]\ntitle'));
    site.write('pages/routes.lock', '/\n/crew\n/people\n/people#partners\n/people#staff\n');
    site.commit();
    site.write('pages/people.yaml', people);
    expect(await check()).toEqual(['lost-path pages/people.yaml:1 formerPaths: - /crew']);
  });

  test('a deleted page leaves the question open, at the line of the lock', async () => {
    rmSync(join(site.root, 'pages/people.yaml'));
    expect(await check()).toEqual(['lost-path pages/routes.lock:2']);
    site.write('site.yaml', `${site.read('site.yaml')}retired: [/people]\n`);
    expect(await check()).toEqual([]);
  });

  test('what no commit lists was not released', async () => {
    site.write('pages/routes.lock', `${site.read('pages/routes.lock')}/draft\n`);
    expect(await check()).toEqual([]);
  });

  test('a changed id is added to the former anchors of its page', async () => {
    site.write('pages/people.yaml', people.replace('id: partners', 'id: leaders'));
    expect(await check()).toEqual(['lost-path pages/people.yaml:8 formerAnchors: partners: leaders']);
    await fix();
    expect(site.read('pages/people.yaml')).toContain('route: /people\nformerAnchors:\n  partners: leaders\n');
  });

  test('of two that changed, each finds its own by its heading', async () => {
    const swapped = people.replace('id: partners', 'id: first').replace('id: staff', 'id: second');
    site.write('pages/people.yaml', swapped);
    await fix();
    expect(site.read('pages/people.yaml')).toContain('formerAnchors:\n  partners: first\n  staff: second\n');
  });

  test('an id that was taken away leaves the question open, at the page', async () => {
    site.write('pages/people.yaml', people.replace('    id: partners\n', ''));
    expect(await check()).toEqual(['lost-path pages/people.yaml:1']);
    site.write('site.yaml', `${site.read('site.yaml')}retired: ["/people#partners"]\n`);
    expect(await check()).toEqual([]);
  });

  test('git is asked once about a commit, however often the site is checked, and again about the next one', async () => {
    const asked = logGit();
    try {
      site.write('pages/people.yaml', people.replace('/people', '/team').replace('id: staff', 'id: crew'));
      const lost = await check();
      const first = asked.list();
      expect(first).toContain('cat-file');
      expect([await check(), asked.list().slice(first.length)]).toEqual([lost, ['rev-parse']]);
      site.commit();
      const before = asked.list().length;
      expect(await check()).toEqual(lost);
      expect(asked.list().slice(before)).toEqual(expect.arrayContaining(['rev-parse', 'cat-file', 'log']));
    } finally {
      asked.stop();
    }
  });

  test('nothing is lost while the page that may have it cannot be read', async () => {
    site.write('pages/people.yaml', `${people.replace('/people', '"/people')}`);
    expect((await check()).filter((line) => line.startsWith('lost-path'))).toEqual([]);
  });
});

test('without a repository every line of the lock counts', async () => {
  site.write('pages/people.yaml', people.replace('/people', '/team'));
  expect(await check()).toEqual(['lost-path pages/routes.lock:2']);
});

test('a person at a terminal says where lost paths lead, and which are gone; what is answered otherwise stays open', async () => {
  site.write('pages/people.yaml', people.replace('/people', '/team'));
  site.write('pages/routes.lock', '/\n/peopel\n/sale\n/team\n/what\n');
  const asked: string[] = [];
  const answers = ['/team', '-', '/nowhere'];
  const ask = async (question: string, suggestion: string) => {
    asked.push(`${question.split(' ')[0]} (${suggestion})`);
    return answers[asked.length - 1] as string;
  };
  await askAboutLost(await loadSite(site.root, theme), (run) => run(ask));
  expect(asked).toEqual(['/peopel (later)', '/sale (later)', '/what (later)']);
  expect(await check()).toEqual(['lost-path pages/routes.lock:5']);
  expect(site.read('pages/people.yaml')).toContain('route: /team\nformerPaths:\n  - /peopel\n');
  expect(site.read('site.yaml')).toContain('retired: [/sale]\n');
});

test('without a terminal nothing is asked and nothing written', async () => {
  rmSync(join(site.root, 'pages/people.yaml'));
  const before = site.read('site.yaml');
  await askAboutLost(await loadSite(site.root, theme), (run) => run());
  expect([site.read('site.yaml'), await check()]).toEqual([before, ['lost-path pages/routes.lock:2']]);
});
