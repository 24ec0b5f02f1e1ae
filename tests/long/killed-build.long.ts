import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { runProgram } from '../helpers/run-command.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';
import { filesBelow } from '../safety/files-below.ts';

/** How many builds are killed, each a little later than the one before. */
const kills = 6;

function openSite(): { site: string; env: NodeJS.ProcessEnv } {
  const site = createScratchSite({}, 'joinery');
  vi.stubEnv('BUILD_CACHE', join(site, 'cache'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(site, { recursive: true });
  });
  const { NODE_ENV: _, ...env } = process.env;
  return { site, env };
}

const build = (site: string, ...words: string[]) => runProgram(['build', '--site', site, '--no-cards', ...words]);

function expectSameAsClean(site: string): void {
  expect(build(site, '--no-cache', '--out', join(site, 'clean')).status).toBe(0);
  expect(filesBelow(join(site, 'dist'))).toEqual(filesBelow(join(site, 'clean')));
}

test('where the view of a block changes, the pages that show it are drawn again, and no others', () => {
  const { site } = openSite();
  const { stdout: first } = build(site);
  const [, paths] = /(\d+) paths/.exec(first) ?? [];
  const view = join(site, 'blocks/timber-rack/view.tsx');
  writeFileSync(view, readFileSync(view, 'utf8').replace('padding: 1.25rem 0', 'padding: 1.5rem 0'));
  // The page and its alias.
  expect(build(site).stdout).toContain(`${paths} paths (2 drawn, ${Number(paths) - 2} kept from earlier builds)`);
  expectSameAsClean(site);
});

test('a build that is killed at any moment leaves nothing that the next one would take for whole', async () => {
  const { site, env } = openSite();
  build(site);
  const page = join(site, 'pages/staircases.yaml');
  const started = performance.now();
  build(site, '--no-cache');
  const whole = performance.now() - started;
  for (let at = 1; at <= kills; at++) {
    // Every other time the change is one of words only, for which a few files are replaced.
    const [from, to] = at % 2 ? [/^description: /m, `description: Number ${at}. `] : [/^title: /m, `title: ${at} `];
    writeFileSync(page, readFileSync(page, 'utf8').replace(from, to));
    const program = [join(engineRoot, 'src', 'cli.mjs'), 'build', '--site', site, '--no-cards'];
    const child = spawn(process.execPath, program, { env, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await setTimeout((whole * at) / kills);
    child.kill('SIGKILL');
    await ended;
    expect(build(site).status).toBe(0);
    expectSameAsClean(site);
  }
});
