import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { builtSite } from '../helpers/built-site.ts';
import { filesBelow } from '../safety/files-below.ts';

test('the site is the same, byte for byte, when it is built again from elsewhere, in another time zone, language and umask', () => {
  const dist = builtSite();
  const folder = mkdtempSync(join(tmpdir(), 'built-again-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const again = join(folder, 'again');
  const { NODE_ENV: _, ...env } = process.env;
  const program = [process.execPath, '--import', import.meta.resolve('tsx'), join(engineRoot, 'src', 'cli.ts')];
  const words = ['-c', 'umask 077; exec "$@"', 'sh', ...program, 'build', '--site', engineRoot, '--out', again];
  const { status, stdout, stderr } = spawnSync('sh', words, {
    cwd: folder,
    env: { ...env, TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toContain('paths');
  expect(status).toBe(0);
  expect(filesBelow(again)).toEqual(filesBelow(dist));
});
