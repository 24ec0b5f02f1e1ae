import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathFromHere } from '#engine/read/relative-path.ts';

/** A folder that holds one of these is taken for a site; what is missing in it is then a diagnostic. */
const signs = ['site.yaml', 'site.yml', 'pages'];

/** Says on standard error that a folder is no site. @returns the exit code, where it does */
export function refuseNoSite(folder: string): 2 | undefined {
  const root = resolve(folder);
  if (signs.some((name) => existsSync(join(root, name)))) return undefined;
  const shown = pathFromHere(root);
  const what = existsSync(root) ? `${shown} is no site: it holds neither site.yaml nor pages/` : `There is no folder ${shown}`;
  process.stderr.write(`${what}. Name the folder of a site with --site, or make one: npm run new site ${shown}\n`);
  return 2;
}
