import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';

const folder = mkdtempSync(join(tmpdir(), 'stacks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const source = `interface Shape { sides: number }

export function fail(shape: Shape): never {
  throw new RangeError(\`\${shape.sides} sides\`);
}
`;

/** Shows the stack of a failure in either module, and of an error that cannot say what it is. */
const program = `
import { mapStacks } from ${JSON.stringify(join(engineRoot, 'src/engine/compiled/map-stacks.mjs'))};
mapStacks(${JSON.stringify(folder)});
const stackOf = (fail) => { try { fail({ sides: 3 }); } catch (error) { return error.stack.split('\\n'); } };
const mapped = stackOf((await import('./mapped.js')).fail);
const unmapped = stackOf((await import('./unmapped.js')).fail);
const silent = stackOf(() => { throw Object.assign(new Error('lost'), { get name() { return ''; }, message: Symbol('unsayable') }); });
console.log(JSON.stringify({ mapped, unmapped, silent }));
`;

let stacks: Record<'mapped' | 'unmapped' | 'silent', string[]>;

beforeAll(async () => {
  writeFileSync(join(folder, 'shape.ts'), source);
  writeFileSync(join(folder, 'main.mjs'), program);
  const options: BuildOptions = { entryPoints: [join(folder, 'shape.ts')], format: 'esm', minifyWhitespace: true };
  await build({ ...options, outfile: join(folder, 'mapped.js'), sourcemap: 'external' });
  await build({ ...options, outfile: join(folder, 'unmapped.js') });
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'main.mjs')], { encoding: 'utf8' });
  expect(stderr).not.toMatch(/Error/);
  stacks = JSON.parse(stdout);
});

test('a stack names the line of the source', () => {
  expect(stacks.mapped.slice(0, 2)).toEqual(['RangeError: 3 sides', `    at fail (${join(folder, 'shape.ts')}:4:9)`]);
});

test('without a map it names the line of the compiled module', () => {
  expect(stacks.unmapped[0]).toBe('RangeError: 3 sides');
  expect(stacks.unmapped[1]).toMatch(/^ {4}at fail \(file:.*\/unmapped\.js:1:\d+\)$/);
});

test('an error that cannot say what it is has a stack too', () => {
  expect(stacks.silent[0]).toBe('Error');
  expect(stacks.silent[1]).toMatch(/^ {4}at .*\/main\.mjs:/);
});
