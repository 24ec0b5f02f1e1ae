// Plain JavaScript: what reads TypeScript takes longer to start than most commands take.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { mapStacks } from './map-stacks.mjs';
import { openCompiled } from './open-compiled.mjs';

/** The commands that write code and then load it, or let Vite load it. */
const ofSources = ['dev', 'new', 'rename'];

/** The commands that end by themselves, mostly after a few seconds. */
const brief = ['build', 'check'];

/**
 * How much of a function runs before V8 optimises it, in bytes of bytecode; V8 itself takes a sixth of it. Optimising takes processor time
 * that a brief command does not win back. Measured on cold builds without cards and compression: of 1 000 pages 4.0 s of processor time
 * instead of 5.3, of 10 000 the same.
 */
const interruptBudget = 400_000;

/** The absolute path of the checkout. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Runs the command line as it was compiled, or from its sources where a command needs them or nothing can be compiled.
 * @param {() => Promise<{ run(words: readonly string[]): Promise<number> }>} importSources
 */
export async function start(importSources) {
  process.env.NODE_ENV ??= 'production';
  const words = process.argv.slice(2);
  // Later versions of Node do not know the flag, and say so on standard error.
  const isNode20 = process.versions.node.startsWith('20.');
  if (isNode20 && words.some((word) => brief.includes(word))) setFlagsFromString(`--interrupt-budget=${interruptBudget}`);
  const compiled = words.some((word) => ofSources.includes(word)) ? undefined : await openCompiled(root);
  if (compiled) mapStacks(compiled);
  const { run } = compiled ? await import(pathToFileURL(join(compiled, 'run.js')).href) : await importSources();
  process.exitCode = await run(words);
}
