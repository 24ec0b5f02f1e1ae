import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { runCommand } from '../helpers/run-command.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

describe('what a Vite user types', () => {
  const vite = join(engineRoot, 'node_modules', 'vite', 'bin', 'vite.js');

  test('vite build builds the site, and ends as the build does', () => {
    const site = createScratchSite({});
    const run = () =>
      spawnSync(process.execPath, [vite, 'build'], { cwd: engineRoot, encoding: 'utf8', env: { ...process.env, SITE: site } });
    try {
      const { status, stdout } = run();
      expect(stdout).toContain('3 paths');
      expect(status).toBe(0);
      expect(readFileSync(join(site, 'dist', 'index.html'), 'utf8')).toContain('Small');
      rmSync(join(site, 'pages', 'index.yaml'));
      const { status: failed, stdout: said } = run();
      expect(said).toContain('Nothing was written');
      expect(failed).toBe(1);
    } finally {
      rmSync(site, { recursive: true });
    }
  }, 120_000);

  test('vite preview serves what is built, and leaves nothing running', async () => {
    const site = createScratchSite({});
    expect((await runCommand(['build', '--site', site])).status).toBe(0);
    const child = spawn(process.execPath, [vite, 'preview', '--port', '0'], {
      cwd: engineRoot,
      env: { ...process.env, SITE: site, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const said = await new Promise<string>((done) => {
        child.stdout.on('data', (text) => {
          const [url] = String(text).match(/http:\S+/) ?? [];
          if (url) done(url);
        });
      });
      expect(await (await fetch(said)).text()).toContain('Small');
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      await expect
        .poll(
          () =>
            fetch(said).then(
              () => 'there',
              () => 'gone',
            ),
          { timeout: 10_000 },
        )
        .toBe('gone');
    } finally {
      child.kill('SIGKILL');
      rmSync(site, { recursive: true });
    }
  }, 120_000);
});
