// Plain JavaScript: what reads TypeScript takes longer to start than most commands take.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mapStacks } from './map-stacks.mjs';
import { openCompiled } from './open-compiled.mjs';

/** The commands that write code and then load it, or let Vite load it. */
const ofSources = ['dev', 'new', 'rename'];

/** The absolute path of the checkout. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Runs the command line as it was compiled, or from its sources where a command needs them or nothing can be compiled.
 * @param {() => Promise<{ run(words: readonly string[]): Promise<number> }>} importSources
 */
export async function start(importSources) {
  process.env.NODE_ENV ??= 'production';
  const words = process.argv.slice(2);
  const compiled = words.some((word) => ofSources.includes(word)) ? undefined : await openCompiled(root);
  if (compiled) mapStacks(compiled);
  const { run } = compiled ? await import(pathToFileURL(join(compiled, 'run.js')).href) : await importSources();
  process.exitCode = await run(words);
}
