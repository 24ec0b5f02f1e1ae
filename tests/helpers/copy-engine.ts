import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineRoot } from '#engine/engine-root.ts';

/** A copy of the engine for tests that change its code. */
export interface EngineCopy {
  root: string;
  /** Changes a file of the copy. @returns what undoes it */
  edit(file: string, change: (text: string) => string): () => void;
  remove(): void;
}

/** @param more files and folders of this repository that it needs beside its code */
export function copyEngine(more: readonly string[] = []): EngineCopy {
  const root = mkdtempSync(join(tmpdir(), 'engine-'));
  for (const name of ['src', 'schema', 'package.json', 'tsconfig.json', 'vite.config.ts', ...more])
    cpSync(join(engineRoot, name), join(root, name), { recursive: true });
  symlinkSync(join(engineRoot, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    edit(file, change) {
      const path = join(root, file);
      const before = readFileSync(path, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`the change of ${file} changes nothing`);
      writeFileSync(path, after);
      return () => writeFileSync(path, before);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
