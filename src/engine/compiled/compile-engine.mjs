import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { computeFingerprint, listSources } from './fingerprint.mjs';
import { digestOf, isWhole, seal } from './open-compiled.mjs';

/** Compiled engines that are kept beside the newest: a process that was started from one still imports parts of it. */
const keptBefore = 4;

/**
 * Packages that are compiled into the engine: they are made of many small modules, or only a part of them is used. All others are
 * imported from node_modules, as the code of a site imports them: of React there may be only one.
 */
const bundled = [
  '@rgrove/parse-xml',
  'ajv',
  'htmlparser2',
  'js-yaml',
  'micromark',
  'micromark-extension-gfm',
  'micromark-util-decode-string',
  'react-markdown',
  'react-router-dom',
  'remark-gfm',
  'svg-element-attributes',
  'yaml',
];

/** The modules that are imported by path: those of block types and of kinds of entries, and what draws pages. */
const byPath = /^src\/theme\/(?:(?:blocks|entries)\/[^/]+\/(?:schema|block|check|migrate|island|entry)\.tsx?|renderer\.ts)$/;

/** Those that the code of a site may import and that Node can load: the contract, and the theme but for what runs in browsers only. */
const shared = /^src\/(?:engine\/contract|theme)\/(?!.*(?:\/client\/|\/effect\.|\/subset-fonts\.|\/site-template\/|\.d\.ts)).*\.tsx?$/;

/**
 * Compiles the engine and the theme to plain JavaScript: into a folder beside its place first, so that whoever looks there finds
 * nothing or all of it.
 * @param {string} root absolute path of the checkout
 * @param {string} folder where it is written: .cache/engine/<fingerprint> of the checkout
 */
export async function compileEngine(root, folder) {
  const temporary = `${folder}.${randomUUID()}.tmp`;
  try {
    await mkdir(temporary, { recursive: true });
    const { outputFiles } = await bundle(root, temporary);
    for (const { path, contents } of outputFiles) await writeFile(path, contents, { flush: true });
    const scripts = outputFiles.filter(({ path }) => path.endsWith('.js')).map(({ path }) => basename(path));
    await writeFile(join(temporary, seal), JSON.stringify({ scripts, digest: digestOf(temporary, scripts) }));
    if (computeFingerprint(root) !== basename(folder)) throw new Error('The sources were changed while they were compiled.');
    await put(temporary, folder);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  await forgetOthers(folder);
}

function bundle(root, outdir) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const outside = Object.keys(dependencies).filter((name) => !bundled.includes(name));
  const sources = listSources(root);
  return build({
    absWorkingDir: root,
    entryPoints: { run: 'compiled:run' },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: `node${process.versions.node}`,
    external: outside.flatMap((name) => [name, `${name}/*`]),
    minifySyntax: true,
    minifyWhitespace: true,
    // Read only when an error is shown: see map-stacks.mjs.
    sourcemap: 'external',
    sourcesContent: false,
    // Packages that were written for `require` use it for modules of Node.
    banner: { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);" },
    chunkNames: '[name]-[hash]',
    write: false,
    logLevel: 'silent',
    plugins: [compiledModules(root, sources), ownPlaces(root, sources)],
  });
}

/** esbuild plugin: the modules that exist only in the compiled engine. */
function compiledModules(root, sources) {
  const listed = (files, write) => files.map(write).join('\n');
  const own = 'src/engine/compiled/import-source.ts';
  const contents = {
    run: () => [
      `import { useCompiledModules } from './${own}';`,
      'useCompiledModules({ byPath: {',
      listed(
        sources.filter((file) => byPath.test(file)),
        (file) => `'${file}': () => import('./${file}'),`,
      ),
      "}, shared: async () => (await import('compiled:shared')).modules });",
      "export { run } from './src/run.ts';",
    ],
    shared: () => {
      const files = sources.filter((file) => shared.test(file));
      return [
        ...files.map((file, index) => `import * as m${index} from './${file}';`),
        `export const modules = { ${files.map((file, index) => `'${file}': m${index}`).join(', ')} };`,
      ];
    },
  };
  return {
    name: 'compiled-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^compiled:/ }, ({ path }) => ({ path: path.slice('compiled:'.length), namespace: 'compiled' }));
      onLoad({ filter: /./, namespace: 'compiled' }, ({ path }) => ({ contents: contents[path]().join('\n'), resolveDir: root }));
    },
  };
}

/**
 * esbuild plugin: a module that asks for its own place gets that of its source, from where the engine finds its other files. Modules in
 * plain JavaScript are not compiled.
 */
function ownPlaces(root, sources) {
  const asking = sources.filter((file) => /\.tsx?$/.test(file) && readFileSync(join(root, file), 'utf8').includes('import.meta.'));
  const paths = new Map(asking.map((file) => [join(root, file), file]));
  const escaped = [...paths.keys()].map((path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return {
    name: 'own-places',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^#engine\/.*\.mjs$/ }, ({ path }) => ({ path: `${toRoot}src/${path.slice(1)}`, external: true }));
      onLoad({ filter: new RegExp(`^(?:${escaped.join('|')})$`) }, ({ path }) => ({
        contents: withPlace(paths.get(path), readFileSync(path, 'utf8')),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }));
    },
  };
}

/** From a compiled module to the checkout. */
const toRoot = '../../../';

/** What is added stays on the first line: the lines of a stack are those of the source. */
function withPlace(file, text) {
  const place = `import { fileURLToPath as pathOf } from 'node:url'; const ownUrl = new URL('${toRoot}${file}', import.meta.url).href; const ownFolder = pathOf(new URL('.', ownUrl)).slice(0, -1); `;
  return place + text.replaceAll('import.meta.url', 'ownUrl').replaceAll('import.meta.dirname', 'ownFolder');
}

/** Puts a folder at its place, unless another process has been quicker. What is there and not whole is replaced. */
async function put(temporary, folder) {
  if (isWhole(folder)) return;
  await rm(folder, { recursive: true, force: true });
  await rename(temporary, folder).catch((error) => {
    if (!isWhole(folder)) throw error;
  });
}

/** Deletes what was compiled of earlier sources, but for the newest few, and what killed processes have left. */
async function forgetOthers(folder) {
  const parent = dirname(folder);
  const found = await Promise.all(
    (await readdir(parent)).map(async (name) => ({
      path: join(parent, name),
      made: (await stat(join(parent, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  );
  const isUnfinished = ({ path }) => path.endsWith('.tmp');
  const whole = found.filter((one) => !isUnfinished(one) && one.path !== folder).sort((a, b) => b.made - a.made);
  const left = found.filter((one) => isUnfinished(one) && one.made < Date.now() - 3_600_000);
  for (const { path } of [...whole.slice(keptBefore), ...left]) await rm(path, { recursive: true, force: true });
}
