import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { commands } from '#engine/commands/commands.ts';
import { showProgress } from '#engine/commands/show-progress.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { runCommand } from '../helpers/run-command.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

const manifest = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8'));

describe('the command line', () => {
  test.each([['--help'], ['-h'], ['help'], ['build --help']])('%s lists every command and is no mistake', async (typed) => {
    const { status, stdout, stderr } = await runCommand(typed.split(' '));
    expect([status, stderr]).toEqual([0, '']);
    for (const name of [...Object.keys(commands), 'help', '--version']) expect(stdout).toContain(name);
  });

  test('a host that there is not is refused before anything is read', async () => {
    expect(await runCommand(['build', '--host', 'ngnix'])).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'There is no host "ngnix". Did you mean "nginx"? Use one of: netlify, cloudflare, vercel, github-pages, nginx, caddy, apache, s3.\n',
    });
  });

  test.each([['--version'], ['-v']])('%s names the program and its version', async (typed) => {
    expect(await runCommand([typed])).toEqual({ status: 0, stdout: `page-renderer ${manifest.version}\n`, stderr: '' });
  });

  test.each([
    ['', 'Say what to do.'],
    ['bild', 'There is no command "bild". Did you mean build?'],
    [
      'build --aut x',
      '"build" has no option --aut. Did you mean --out? It takes --site, --out, --host, --release, --now, --no-cards, --no-compression, --why and --no-cache.',
    ],
    [
      'build --fix',
      '"build" has no option --fix. It takes --site, --out, --host, --release, --now, --no-cards, --no-compression, --why and --no-cache.',
    ],
    ['check -q', '"check" has no option -q. It takes --site, --format, --fix, --watch, --explain, --now, --release and --host.'],
    ['schema --check=yes', '--check takes no value.'],
    ['build --out', '--out needs a value behind it.'],
    [
      'build ../joinery',
      '"build" takes options only, and not "../joinery". Options stand behind --, as in: npm run build -- --site folder',
    ],
  ])('"%s" is refused with what there is, and exit code 2', async (typed, problem) => {
    const { status, stdout, stderr } = await runCommand(typed.split(' ').filter(Boolean));
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/\n\nUsage: /);
    expect(stderr.split('\n')[0]).toBe(problem);
  });

  test('SITE names the folder of the site as --site does', async () => {
    vi.stubEnv('SITE', '/no/such/site');
    expect((await runCommand(['check'])).stderr).toContain(
      'There is no folder /no/such/site. Name the folder of a site with --site, or make one: npm run new site /no/such/site\n',
    );
    expect((await runCommand(['check', '--site', '/another'])).stderr).toContain('There is no folder /another.');
    vi.unstubAllEnvs();
  });

  test.each(['check', 'build', 'start', 'serve', 'preview', 'schema', 'dev', 'new page /a', 'new block a'])(
    '"%s" of a folder that is no site says so in one sentence',
    async (typed) => {
      const folder = join(engineRoot, 'docs');
      const sentence =
        'docs is no site: it holds neither site.yaml nor pages/. Name the folder of a site with --site, or make one: npm run new site docs\n';
      expect(await runCommand([...typed.split(' '), '--site', folder])).toEqual({ status: 2, stdout: '', stderr: sentence });
    },
  );

  test('npm start says in a pipe that it is building', async () => {
    const site = createScratchSite({ 'pages/index.yaml': 'route: [' });
    vi.stubEnv('PORT', '0');
    expect((await runCommand(['start', '--site', site])).stdout).toMatch(/^Building the site; its URL follows\.\n\S*\/pages\//);
    vi.unstubAllEnvs();
    rmSync(site, { recursive: true });
  });

  test('npm run dev refuses a port that is none', async () => {
    vi.stubEnv('PORT', 'http');
    expect(await runCommand(['dev'])).toMatchObject({ status: 2, stderr: expect.stringMatching(/^PORT is "http", which is not a port/) });
    vi.unstubAllEnvs();
  });

  test.each(['check', 'build', 'dev'])('npm run %s refuses a --now that is no moment, before it does anything', async (command) => {
    for (const written of ['tomorrow', '2026-12-01', '2026-12-01T00:00', '2026-02-30T00:00Z'])
      expect(await runCommand([command, '--now', written])).toEqual({
        status: 2,
        stdout: '',
        stderr: `--now is "${written}", which is not a moment: write day, time and the offset from UTC, as in --now 2026-12-01T00:00+01:00.\n`,
      });
  });

  test('npm run has preview and typecheck, and one name for each thing', () => {
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(['dev', 'build', 'start', 'preview', 'typecheck', 'test']));
    expect(manifest.scripts).not.toHaveProperty('ok');
  });
});

describe('progress', () => {
  const draw = (isTTY: boolean, env: NodeJS.ProcessEnv) => {
    let said = '';
    const stream = { isTTY, write: (text: string) => (said += text) } as unknown as NodeJS.WriteStream;
    const progress = showProgress(stream, env);
    progress.show('Bundling scripts', 0, 0);
    for (let done = 0; done <= 50; done++) progress.show('Drawing pages', done, 50);
    progress.end();
    return said;
  };

  test('is one line on a terminal, which is taken away at the end', () => {
    expect(draw(true, {}).split('\r\u001b[2K')).toEqual(['', 'Bundling scripts…', 'Drawing pages 0 of 50…', 'Drawing pages 50 of 50…', '']);
  });

  test('is left out in pipes, in CI and on terminals that know no cursor', () => {
    expect([draw(false, {}), draw(true, { CI: 'true' }), draw(true, { TERM: 'dumb' })]).toEqual(['', '', '']);
  });
});
