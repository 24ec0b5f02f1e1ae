import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { engineFingerprint } from '#engine/cache/engine-fingerprint.ts';
import { computeFingerprint as fingerprintOf } from '#engine/compiled/fingerprint.mjs';
import { engineRoot } from '#engine/engine-root.ts';

const root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

write('src/cli.ts', 'one');
write('src/theme/words/en.yaml', 'two');
write('package-lock.json', '{}');
write('node_modules/.package-lock.json', '{}');
const before = fingerprintOf(root);

test('the fingerprint of the same files is the same', () => {
  expect(before).toMatch(/^[0-9a-f]{16}$/);
  expect(fingerprintOf(root)).toBe(before);
});

test.each([
  'src/cli.ts',
  'src/theme/words/en.yaml',
  'src/new/file.tsx',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.json',
])('it changes with %s', (file) => {
  const earlier = fingerprintOf(root);
  write(file, `changed ${file}`);
  expect(fingerprintOf(root)).not.toBe(earlier);
});

test('it changes when a file is renamed or removed, or text moves from one file to the next', () => {
  const earlier = fingerprintOf(root);
  renameSync(join(root, 'src/cli.ts'), join(root, 'src/cli.tsx'));
  const renamed = fingerprintOf(root);
  write('src/theme/words/en.yaml', 'chang');
  const moved = fingerprintOf(root);
  rmSync(join(root, 'src/cli.tsx'));
  expect(new Set([earlier, renamed, moved, fingerprintOf(root)]).size).toBe(4);
});

test('what an editor leaves beside a file changes nothing', () => {
  const earlier = fingerprintOf(root);
  write('src/.cli.ts.swp', 'swap');
  write('src/cli.ts~', 'backup');
  expect(fingerprintOf(root)).toBe(earlier);
});

test('the engine has one, computed from this checkout', () => {
  expect(engineFingerprint()).toBe(fingerprintOf(engineRoot));
});
