// Hooks of node:module for the blocks of sites. Node runs them in a thread of its own, where nothing reads TypeScript unless
// tsx has been started.
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from 'esbuild';

let engine = '';

/** The modules that the compiled engine has loaded, by path relative to the checkout, with the names of their exports. */
let compiled = {};

export function initialize({ engineRoot, exports }) {
  engine = pathToFileURL(engineRoot).href;
  compiled = exports;
}

/** What stands before the path of a module of the compiled engine. */
const scheme = 'engine:';

/** TypeScript that is not the checkout's own; a package is compiled already. */
const isSiteCode = (url = '') =>
  /^file:.*\.tsx?(?:\?|$)/.test(url) && !url.includes('/node_modules/') && !['src/', 'tests/'].some((own) => url.startsWith(engine + own));

/**
 * What a file of a site names without a path is looked up from the engine. A module that the compiled engine has loaded is not loaded
 * again from its source: React would not find the contexts of one in the other.
 */
export async function resolve(specifier, context, next) {
  const found = await next(specifier, seenFromEngine(specifier, context));
  const path = found.url.startsWith(engine) ? found.url.slice(engine.length).replace(/\?.*$/, '') : '';
  return Object.hasOwn(compiled, path) ? { url: scheme + path, format: 'module', shortCircuit: true } : found;
}

function seenFromEngine(specifier, context) {
  const { parentURL } = context;
  if (!isSiteCode(parentURL) || /^(?:[./]|file:|node:)/.test(specifier)) return context;
  // tsx marks the modules of one run in the query.
  const [, query = ''] = /(\?.*)$/.exec(parentURL) ?? [];
  return { ...context, parentURL: `${engine}package.json${query}` };
}

export async function load(url, context, next) {
  if (url.startsWith(scheme)) return { format: 'module', source: passOn(url.slice(scheme.length)), shortCircuit: true };
  if (!isSiteCode(url)) return next(url, context);
  const file = fileURLToPath(url.replace(/\?.*$/, ''));
  const { code } = await transform(await readFile(file, 'utf8'), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    sourcefile: file,
    sourcemap: 'inline',
    target: 'node20',
    jsx: 'automatic',
    jsxImportSource: '#contract',
  });
  return { format: 'module', source: code, shortCircuit: true };
}

/** A module that exports what the compiled engine has under a path. */
function passOn(path) {
  const names = compiled[path].map((name) =>
    name === 'default' ? 'export default module.default;' : `export const ${name} = module.${name};`,
  );
  return [`const module = globalThis[Symbol.for('modules of the engine')][${JSON.stringify(path)}];`, ...names].join('\n');
}
