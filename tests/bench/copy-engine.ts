import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineRoot } from '#engine/engine-root.ts';

/**
 * A copy of the engine that has built nothing yet: its .cache/ is its own, and what is measured with it leaves nothing in that of the
 * checkout. @returns its folder, which the caller removes
 */
export function copyEngine(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'bench-engine-')), 'engine');
  mkdirSync(folder);
  for (const name of ['src', 'schema', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(engineRoot, name), join(folder, name), { recursive: true });
  symlinkSync(join(engineRoot, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}
