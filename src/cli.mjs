// Plain JavaScript: what reads TypeScript takes longer to start than most commands take.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mapStacks } from './engine/compiled/map-stacks.mjs';
import { openCompiled } from './engine/compiled/open-compiled.mjs';

process.env.NODE_ENV ??= 'production';

/** The commands that write code and then load it, or let Vite load it. */
const ofSources = ['dev', 'new', 'rename'];

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2);
const compiled = words.some((word) => ofSources.includes(word)) ? undefined : await openCompiled(root);
if (compiled) {
  mapStacks(compiled);
  const { run } = await import(pathToFileURL(join(compiled, 'run.js')).href);
  process.exitCode = await run(words);
} else {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: `${root}tsconfig.json` });
  await import('./cli.ts');
}
