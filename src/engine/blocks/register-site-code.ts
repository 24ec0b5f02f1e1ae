import { register } from 'node:module';
import { engineRoot } from '#engine/engine-root.ts';

let registered = false;

/**
 * Lets Node import the blocks of sites. Their files lie outside this checkout. Node could not find `#contract/…`, `#theme/…`
 * and packages from there, nor a package.json that makes them modules, nor a tsconfig.json that says how their JSX is
 * compiled.
 */
export function registerSiteCode(): void {
  if (registered) return;
  registered = true;
  register('./site-code-hooks.mjs', import.meta.url, { data: { engineRoot } });
}
