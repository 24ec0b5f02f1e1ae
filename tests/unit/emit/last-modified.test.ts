import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lastModified } from '../../../src/emit/last-modified.ts';

const folder = mkdtempSync(join(tmpdir(), 'last-modified-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  writeFileSync(join(folder, file), text);
  utimesSync(join(folder, file), new Date('2021-05-05T12:00:00Z'), new Date('2021-05-05T12:00:00Z'));
};
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...words], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: '2020-02-02T12:00:00Z', GIT_AUTHOR_DATE: '2019-01-01T12:00:00Z' },
  });

test('the day is that of the commit; of the file where it was changed since, or never committed, or there is no repository', async () => {
  write('kept.yaml', 'a');
  write('changed.yaml', 'a');
  expect(await lastModified(folder, ['kept.yaml'])).toEqual(new Map([['kept.yaml', '2021-05-05']]));
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'x');
  write('changed.yaml', 'ab');
  write('new.yaml', 'a');
  const days = await lastModified(folder, ['kept.yaml', 'changed.yaml', 'new.yaml']);
  expect([...days.values()]).toEqual(['2020-02-02', '2021-05-05', '2021-05-05']);
});

test('a copy without history makes up no day', async () => {
  const copy = join(folder, 'copy');
  git('clone', '-q', '--depth', '1', `file://${folder}`, copy);
  expect(await lastModified(copy, ['kept.yaml'])).toEqual(new Map());
});
