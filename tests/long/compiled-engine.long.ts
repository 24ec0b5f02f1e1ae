import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { copyEngine } from '../helpers/copy-engine.ts';
import { filesBelow } from '../safety/files-below.ts';

const engine = copyEngine(['package-lock.json']);
afterAll(engine.remove);

const fixtures = join(engineRoot, 'tests/fixtures/sites');
const compiledFolder = join(engine.root, '.cache/engine');
const moment = ['--now', '2026-11-22T12:00Z'];
const { NODE_ENV: _, ...env } = process.env;

const compiled = [join(engine.root, 'src/cli.mjs')];
// src/cli.ts runs what is compiled as well, where it can.
const sources = join(engine.root, 'from-sources.ts');
writeFileSync(sources, "import { run } from './src/run.ts';\nprocess.exitCode = await run(process.argv.slice(2));\n");
const fromSources = ['--import', import.meta.resolve('tsx'), sources];

function run(program: readonly string[], ...words: readonly string[]) {
  // Each keeps what it makes for itself: what one has made, the other would take.
  const cache = join(engine.root, program === compiled ? 'cache-compiled' : 'cache-sources');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...program, ...words], {
    cwd: engine.root,
    env: { ...env, BUILD_CACHE: cache },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** A copy of a fixture in the folder of the copied engine. */
function copySite(name: string, copy = name): string {
  const site = join(engine.root, copy);
  cpSync(join(fixtures, name), site, { recursive: true });
  return site;
}

describe.each(['harbour', 'joinery'])('%s', (name) => {
  test('is built to the same bytes by the compiled engine and by its sources', () => {
    const site = copySite(name);
    const [one, other] = [join(engine.root, `${name}-one`), join(engine.root, `${name}-other`)];
    const built = run(compiled, 'build', '--site', site, '--out', one, ...moment);
    expect(built).toMatchObject({ status: 0, stderr: '' });
    expect(run(fromSources, 'build', '--site', site, '--out', other, ...moment)).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(compiledFolder)).toHaveLength(1);
    expect(Object.keys(filesBelow(one)).length).toBeGreaterThan(20);
    expect(filesBelow(one)).toEqual(filesBelow(other));
  });

  test('is checked with the same words', () => {
    const site = copySite(name);
    const home = readdirSync(join(site, 'pages'), { recursive: true })
      .map(String)
      .find((file) => file.endsWith('.yaml'));
    writeFileSync(join(site, 'pages', String(home)), 'route: /\ntitel: Home\nblocks:\n  - type: proze\n');
    const found = run(compiled, 'check', '--site', site, ...moment);
    expect(found.status).toBe(1);
    expect(found.stdout).toContain('proze');
    expect(found).toEqual(run(fromSources, 'check', '--site', site, ...moment));
  });
});

test('the social cards of many pages, which the compiled engine draws in a thread, are the bytes that its sources draw without', () => {
  const site = copySite('smallest', 'many');
  for (let number = 0; number < 130; number++)
    writeFileSync(
      join(site, 'pages', `page-${number}.yaml`),
      `route: /page-${number}\ntitle: Page ${number} of many\ndescription: The page ${number}.\nblocks:\n  - type: prose\n    heading: Words\n    text: Some words.\n`,
    );
  const [one, other] = [join(engine.root, 'many-one'), join(engine.root, 'many-other')];
  expect(run(compiled, 'build', '--site', site, '--out', one, ...moment).status).toBe(0);
  expect(run(fromSources, 'build', '--site', site, '--out', other, ...moment).status).toBe(0);
  const files = filesBelow(one);
  expect(Object.keys(files).filter((file) => file.startsWith('assets/card.')).length).toBeGreaterThan(130);
  expect(files).toEqual(filesBelow(other));
});

describe('where a view fails', () => {
  const fail = (text: string) =>
    text.replace(/^export const View.*$|^export (?:default )?function \w+.*$/m, "$&\n  throw new Error('Out of paint.');");

  test.each<[string, (site: string) => string]>([
    ['of a block of the site', (site) => join(site, 'blocks/timber-rack/view.tsx')],
    ['of the theme', () => join(engine.root, 'src/theme/ui/section.tsx')],
  ])('the compiled engine names the line of the source %s', (_name, fileIn) => {
    const site = copySite('joinery', 'failing');
    const file = fileIn(site);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, fail(text));
    const build = ['build', '--site', site, '--out', join(engine.root, 'failed'), ...moment];
    const said = run(compiled, ...build);
    expect(said.stdout).toMatch(/(?:view|section)\.tsx:\d+/);
    expect(said.stdout).toContain('> ');
    expect(said).toEqual(run(fromSources, ...build));
    writeFileSync(file, text);
    rmSync(site, { recursive: true });
  });
});

describe('whatever stands in the cache', () => {
  const check = ['check', '--site', join(fixtures, 'smallest'), ...moment];
  const sound = { status: 0, stdout: 'No problems.\n', stderr: '' };

  test('two commands at once are the first', async () => {
    rmSync(compiledFolder, { recursive: true, force: true });
    const children = [1, 2].map(() => spawn(process.execPath, [...compiled, ...check], { cwd: engine.root, env }));
    expect(await Promise.all(children.map((child) => once(child, 'exit')))).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(readdirSync(compiledFolder)).toHaveLength(1);
  });

  test('a script is cut off', () => {
    run(compiled, ...check);
    const [name = ''] = readdirSync(compiledFolder);
    writeFileSync(join(compiledFolder, name, 'run.js'), readFileSync(join(compiledFolder, name, 'run.js'), 'utf8').slice(0, 99));
    expect(run(compiled, ...check)).toEqual(sound);
  });

  test('nothing can be kept', () => {
    rmSync(join(engine.root, '.cache'), { recursive: true, force: true });
    writeFileSync(join(engine.root, '.cache'), '');
    expect(run(compiled, ...check)).toEqual(sound);
    rmSync(join(engine.root, '.cache'));
  });

  test('the engine has changed', () => {
    const undo = engine.edit('src/engine/diagnostics/format-pretty.ts', (text) => text.replace('No problems.', 'No problems at all.'));
    expect(run(compiled, ...check)).toEqual({ ...sound, stdout: 'No problems at all.\n' });
    undo();
    expect(run(compiled, ...check)).toEqual(sound);
  });
});
