// The command line, started by Node alone.
import { root, start } from './engine/compiled/start.mjs';

await start(async () => {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: `${root}tsconfig.json` });
  return import('./run.ts');
});
