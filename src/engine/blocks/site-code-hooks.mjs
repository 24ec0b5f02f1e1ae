// Hooks of node:module for the blocks of sites. Node runs them in a thread of its own, where nothing reads TypeScript unless
// tsx has been started.
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from 'esbuild';

let engine = '';

export function initialize({ engineRoot }) {
  engine = pathToFileURL(engineRoot).href;
}

/** TypeScript that is not the checkout's own; a package is compiled already. */
const isSiteCode = (url = '') =>
  /^file:.*\.tsx?(?:\?|$)/.test(url) && !url.includes('/node_modules/') && !['src/', 'tests/'].some((own) => url.startsWith(engine + own));

/** What a file of a site names without a path is looked up from the engine. */
export function resolve(specifier, context, next) {
  const { parentURL } = context;
  if (!isSiteCode(parentURL) || /^(?:[./]|file:|node:)/.test(specifier)) return next(specifier, context);
  // tsx marks the modules of one run in the query.
  const [, query = ''] = /(\?.*)$/.exec(parentURL) ?? [];
  return next(specifier, { ...context, parentURL: `${engine}package.json${query}` });
}

export async function load(url, context, next) {
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
