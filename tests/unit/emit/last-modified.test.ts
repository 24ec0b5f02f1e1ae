import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lastModified } from '#engine/emit/last-modified.ts';

const folder = mkdtempSync(join(tmpdir(), 'last-modified-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string, day = '2021-05-05') => {
  writeFileSync(join(folder, file), text);
  utimesSync(join(folder, file), new Date(`${day}T12:00:00Z`), new Date(`${day}T12:00:00Z`));
};
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...words], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: '2020-02-02T12:00:00Z', GIT_AUTHOR_DATE: '2019-01-01T12:00:00Z' },
  });

test('a copy without history lists no days, and so does one in which nothing is committed', async () => {
  write('kept.yaml', 'a');
  write('changed.yaml', 'a');
  expect(await lastModified(folder, ['kept.yaml'], Date.now())).toEqual(new Map());
  git('init', '-q');
  expect(await lastModified(folder, ['kept.yaml'], Date.now())).toEqual(new Map());
});

test('the day is that of the commit; of the file where it was changed since or never committed, but no day to come', async () => {
  git('add', '.');
  git('commit', '-q', '-m', 'x');
  write('changed.yaml', 'ab');
  write('new.yaml', 'a');
  write('future.yaml', 'a', '2999-01-01');
  const days = await lastModified(folder, ['kept.yaml', 'changed.yaml', 'new.yaml', 'future.yaml'], Date.now());
  expect(Object.fromEntries(days)).toEqual({ 'kept.yaml': '2020-02-02', 'changed.yaml': '2021-05-05', 'new.yaml': '2021-05-05' });
});

test('a file that was only copied or touched has the day of its commit', async () => {
  write('kept.yaml', 'a', '2024-04-04');
  expect(await lastModified(folder, ['kept.yaml'], Date.now())).toEqual(new Map([['kept.yaml', '2020-02-02']]));
});

test('a folder of copies within another repository has no history', async () => {
  mkdirSync(join(folder, 'copies'));
  cpSync(join(folder, 'kept.yaml'), join(folder, 'copies', 'kept.yaml'));
  expect(await lastModified(join(folder, 'copies'), ['kept.yaml'], Date.now())).toEqual(new Map());
});

test('a clone without its history makes up no day', async () => {
  const copy = join(folder, 'copy');
  git('clone', '-q', '--depth', '1', `file://${folder}`, copy);
  expect(await lastModified(copy, ['kept.yaml'], Date.now())).toEqual(new Map());
});

test('neither the settings of a user nor a hook that runs the build changes the days, and no program of the repository is run', async () => {
  const touched = join(folder, 'was-run');
  const program = join(folder, 'program.sh');
  writeFileSync(program, `#!/bin/sh\ntouch ${touched}\n`, { mode: 0o755 });
  for (const setting of ['core.fsmonitor', 'gpg.program', 'core.pager', 'filter.x.clean', 'diff.x.textconv'])
    git('config', setting, program);
  git('config', 'log.showSignature', 'true');
  writeFileSync(join(folder, '.git', 'info', 'attributes'), '* filter=x diff=x\n');
  const before = { ...process.env };
  Object.assign(process.env, { GIT_DIR: '/nowhere', GIT_INDEX_FILE: '/nowhere', TZ: 'Pacific/Kiritimati', LC_ALL: 'de_DE.UTF-8' });
  try {
    expect(await lastModified(folder, ['kept.yaml'], Date.now())).toEqual(new Map([['kept.yaml', '2020-02-02']]));
  } finally {
    for (const name of ['GIT_DIR', 'GIT_INDEX_FILE', 'TZ', 'LC_ALL']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
  expect(readdirSync(folder)).not.toContain('was-run');
});

test('a repository of another user is no different', async () => {
  // Git asks who the folder belongs to; without the right to give it away, this variable of git's own tests pretends it.
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
  try {
    if (process.getuid?.() === 0) for (const path of ['.', '.git']) chownSync(join(folder, path), 12345, 12345);
    expect(await lastModified(folder, ['kept.yaml'], Date.now())).toEqual(new Map([['kept.yaml', '2020-02-02']]));
  } finally {
    delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
    if (process.getuid?.() === 0) for (const path of ['.', '.git']) chownSync(join(folder, path), 0, 0);
  }
});
