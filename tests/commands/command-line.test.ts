import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { commands } from '#engine/commands/commands.ts';
import { showProgress } from '#engine/commands/show-progress.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { runCommand } from '../helpers/run-command.ts';

const manifest = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8'));

describe('the command line', () => {
  test.each([['--help'], ['-h'], ['help'], ['build --help']])('%s lists every command and is no mistake', async (typed) => {
    const { status, stdout, stderr } = await runCommand(typed.split(' '));
    expect([status, stderr]).toEqual([0, '']);
    for (const name of [...Object.keys(commands), 'help', '--version']) expect(stdout).toContain(name);
  });

  test.each([['--version'], ['-v']])('%s names the program and its version', async (typed) => {
    expect(await runCommand([typed])).toEqual({ status: 0, stdout: `page-renderer ${manifest.version}\n`, stderr: '' });
  });

  test.each([
    ['', 'Say what to do.'],
    ['bild', 'There is no command "bild". Did you mean build?'],
    ['build --aut x', '"build" has no option --aut. Did you mean --out? It takes --site and --out.'],
    ['build --fix', '"build" has no option --fix. It takes --site and --out.'],
    ['check -q', '"check" has no option -q. It takes --site, --format, --fix, --watch and --explain.'],
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
    expect((await runCommand(['check'])).stdout).toContain('There is no site.yaml in /no/such/site.');
    expect((await runCommand(['check', '--site', '/another'])).stdout).toContain('There is no site.yaml in /another.');
    vi.unstubAllEnvs();
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
