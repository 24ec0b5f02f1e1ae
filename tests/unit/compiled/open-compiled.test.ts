import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { computeFingerprint } from '#engine/compiled/fingerprint.mjs';
import { openCompiled } from '#engine/compiled/open-compiled.mjs';

/** A checkout of three modules: what is compiled is the same as in the real one. */
const sources = {
  'package.json': '{ "type": "module", "imports": { "#theme/*": "./src/theme/*" }, "dependencies": {} }',
  'src/run.ts': "import { greet } from './greet.ts';\nexport const run = greet;\n",
  'src/greet.ts': [
    'export interface Words { first: string }',
    '',
    'export const greet = async ([first]: string[]) => {',
    "  const { importSource, sharedModules } = await import('./engine/compiled/import-source.ts');",
    '  if (!first) return JSON.stringify(await sharedModules());',
    "  const { default: block } = await importSource<{ default: string }>('src/theme/blocks/door/block.ts');",
    '  return `Hello ${first}, from ${import.meta.url} with ${block}`;',
    '};',
  ].join('\n'),
  'src/theme/blocks/door/block.ts': "export default 'a door';\n",
  'src/engine/compiled/import-source.ts': [
    'let modules: any;',
    'export const useCompiledModules = (known: any) => { modules = known; };',
    'export const sharedModules = () => modules.shared();',
    'export const importSource = async <Module>(path: string): Promise<Module> => (await modules.byPath[path]())[path];',
  ].join('\n'),
};

let root = '';

beforeEach(() => {
  // The path holds what a regular expression would take for its own.
  root = mkdtempSync(join(tmpdir(), 'check (out)+'));
  for (const [file, text] of Object.entries(sources)) write(file, text);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** As a process of its own would: a fingerprint is remembered for the life of a process. */
const open = () => openCompiled(root, computeFingerprint(root));

interface Compiled {
  run(words: string[]): Promise<string>;
}

const load = async (folder = 'nothing was compiled'): Promise<Compiled> =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, 'run.js')).href);

const kept = () => readdirSync(join(root, '.cache/engine'));

test('a compiled engine does what its sources do, and a module has the place of its source', async () => {
  const { run } = await load(await open());
  expect(await run(['Ann'])).toBe(`Hello Ann, from ${pathToFileURL(join(root, 'src/greet.ts')).href} with a door`);
  expect(JSON.parse(await run([]))).toEqual({ 'src/theme/blocks/door/block.ts': { default: 'a door' } });
});

test('it is compiled once, and again when a source has changed', async () => {
  const first = await open();
  const made = statSync(join(String(first), 'run.js')).mtimeMs;
  expect(await open()).toBe(first);
  expect(statSync(join(String(first), 'run.js')).mtimeMs).toBe(made);
  write('src/theme/blocks/door/block.ts', "export default 'a gate';\n");
  const second = await open();
  expect(second).not.toBe(first);
  expect(await (await load(second)).run(['Ann'])).toMatch(/with a gate$/);
});

test.each<[string, (folder: string) => void]>([
  ['a script is cut off', (folder) => writeFileSync(join(folder, 'run.js'), readFileSync(join(folder, 'run.js'), 'utf8').slice(0, 40))],
  ['a script is missing', (folder) => rmSync(join(folder, 'run.js'))],
  ['the seal is cut off', (folder) => writeFileSync(join(folder, 'complete.json'), '{"scripts":["run')],
  ['a file stands at its place', (folder) => [rmSync(folder, { recursive: true }), writeFileSync(folder, '')]],
  [
    'a foreign folder stands at its place',
    (folder) => [rmSync(folder, { recursive: true }), mkdirSync(join(folder, 'photos'), { recursive: true })],
  ],
])('it is compiled anew where %s', async (_, damage) => {
  damage(String(await open()));
  const { run } = await load(await open());
  expect(await run(['Ann'])).toMatch(/^Hello Ann/);
  expect(kept()).toHaveLength(1);
});

test('there is none where nothing can be written, or where a source has a mistake', async () => {
  writeFileSync(join(root, '.cache'), '');
  expect(await open()).toBeUndefined();
  rmSync(join(root, '.cache'));
  write('src/greet.ts', 'export const greet = (');
  expect(await open()).toBeUndefined();
  expect(kept()).toEqual([]);
});

test('two processes may compile it at the same time', async () => {
  const folders = await Promise.all([open(), open(), open()]);
  expect(new Set(folders).size).toBe(1);
  expect(kept()).toHaveLength(1);
  expect(await (await load(folders[0])).run(['Ann'])).toMatch(/^Hello Ann/);
});

test('the last five are kept, and what others are writing', async () => {
  for (let index = 0; index < 6; index++) {
    write('src/theme/blocks/door/block.ts', `export default 'door ${index}';\n`);
    await open();
  }
  mkdirSync(join(root, '.cache/engine/0123456789abcdef.other.tmp'));
  write('src/theme/blocks/door/block.ts', "export default 'the last door';\n");
  const last = String(await open());
  expect(kept()).toHaveLength(6);
  expect(existsSync(last)).toBe(true);
});
