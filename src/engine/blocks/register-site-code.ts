import { register } from 'node:module';
import { sharedModules } from '#engine/compiled/import-source.ts';
import { engineRoot } from '#engine/engine-root.ts';

let registered: Promise<void> | undefined;

/**
 * Lets Node import the blocks of sites. Their files lie outside this checkout. Node could not find `#contract/…`, `#theme/…`
 * and packages from there, nor a package.json that makes them modules, nor a tsconfig.json that says how their JSX is
 * compiled.
 */
export function registerSiteCode(): Promise<void> {
  registered ??= registerHooks();
  return registered;
}

async function registerHooks(): Promise<void> {
  const shared = await sharedModules();
  if (shared) {
    // The hooks run in a thread of their own. What they let a block import stands where its code finds it.
    (globalThis as Record<symbol, unknown>)[Symbol.for('modules of the engine')] = shared;
    const tsx = await import('tsx/esm/api');
    tsx.register({ tsconfig: `${engineRoot}tsconfig.json` });
  }
  const exports = Object.fromEntries(Object.entries(shared ?? {}).map(([path, module]) => [path, Object.keys(module)]));
  register('./site-code-hooks.mjs', import.meta.url, { data: { engineRoot, exports } });
}
