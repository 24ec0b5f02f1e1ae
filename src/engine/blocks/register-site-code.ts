import { register } from 'node:module';
import { engineRoot } from '#engine/engine-root.ts';

let registered = false;

/**
 * Lets Node import the blocks of sites. Outside this checkout `#contract/…`, `#theme/…` and packages cannot be found from
 * where they stand, no package.json there says that they are modules, and no tsconfig.json how their JSX is compiled.
 */
export function registerSiteCode(): void {
  if (registered) return;
  registered = true;
  register('./site-code-hooks.mjs', import.meta.url, { data: { engineRoot } });
}
