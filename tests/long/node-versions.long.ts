import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { builtSite } from '../helpers/built-site.ts';
import { retry } from '../helpers/engines/retry.ts';
import { findPort } from '../helpers/find-port.ts';
import { newerNodes } from '../helpers/newer-nodes.ts';
import { filesBelow } from '../safety/files-below.ts';

const folder = mkdtempSync(join(tmpdir(), 'node-versions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(newerNodes)('Node %i', (version) => {
  const out = join(folder, `dist-${version}`);
  // Nothing that another version has made is taken over.
  const env = { ...process.env, BUILD_CACHE: join(folder, `cache-${version}`) };
  let node: string;

  beforeAll(() => {
    node = execFileSync('npx', ['--yes', '-p', `node@${version}`, 'node', '-p', 'process.execPath'], { encoding: 'utf8' }).trim();
    expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(new RegExp(`^v${version}\\.`));
  });

  const run = (...words: readonly string[]) => spawnSync(node, ['src/cli.mjs', ...words], { cwd: engineRoot, env, encoding: 'utf8' });

  test('checks the site of this repository', () => {
    expect(run('check')).toMatchObject({ status: 0, stdout: 'No problems.\n', stderr: '' });
  });

  test('builds it to the same bytes', () => {
    expect(run('build', '--out', out)).toMatchObject({ status: 0, stderr: '' });
    expect(Object.keys(filesBelow(out)).length).toBeGreaterThan(100);
    expect(filesBelow(out)).toEqual(filesBelow(builtSite()));
  });

  test('serves it', async () => {
    const port = await findPort();
    const address = { HOST: '127.0.0.1', PORT: String(port) };
    const server = spawn(node, ['src/cli.mjs', 'serve', '--out', out], { cwd: engineRoot, env: { ...env, ...address }, stdio: 'ignore' });
    try {
      const response = await retry(() => fetch(`http://127.0.0.1:${port}/`));
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<h1');
      expect((await fetch(`http://127.0.0.1:${port}/no-such-page`)).status).toBe(404);
    } finally {
      server.kill();
    }
  });
});
