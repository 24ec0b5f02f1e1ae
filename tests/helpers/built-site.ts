import { join } from 'node:path';
import { engineRoot } from '#engine/engine-root.ts';
import { runProgram } from './run-command.ts';

const built = process.env.BUILT_SITE;
const folder = built ?? join(engineRoot, '.cache', `test-dist-${process.env.VITEST_POOL_ID ?? 0}`);
let ready = Boolean(built);

/**
 * The site of this repository as `npm run build` writes it: the folder BUILT_SITE, which `npm test` makes once for all
 * its parts, else one that is built at the first call.
 * @throws with the build's report if the site is unsound
 */
export function builtSite(): string {
  if (ready) return folder;
  const { status, stdout, stderr } = runProgram(['build', '--out', folder]);
  if (status !== 0) throw new Error(stdout + stderr);
  ready = true;
  return folder;
}
