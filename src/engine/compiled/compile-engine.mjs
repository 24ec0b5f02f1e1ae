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
  '@babel/code-frame',
  '@rgrove/parse-xml',
  'ajv',
  'htmlparser2',
  'js-yaml',
  'micromark',
  'micromark-extension-gfm',
  'micromark-util-decode-string',
  'react-markdown',
  'remark-gfm',
  'svg-element-attributes',
  'yaml',
];

/**
 * Modules that are imported by their paths, in groups that are loaded together: what a check needs of all types of blocks and kinds of
 * entries, what draws pages, what judges forms, and what the code of a site may import, which is the contract, and the theme but for
 * what runs in browsers only.
 */
const groups = {
  shapes: /^src\/theme\/(?:blocks|entries)\/[^/]+\/(?:schema|check|migrate|entry)\.ts$/,
  views: /^src\/theme\/(?:blocks\/[^/]+\/(?:block\.ts|island\.tsx)|renderer\.ts)$/,
  forms: /^src\/theme\/form-rules\.ts$/,
  shared: /^src\/(?:engine\/contract|theme)\/(?!.*(?:\/client\/|\/effect\.|\/subset-fonts\.|\/site-template\/|\.d\.ts)).*\.tsx?$/,
};

/** What runs in threads of its own, by name. */
const threads = { card: 'src/engine/emit/card/card-thread.ts' };
const threadsIn = (sources) => Object.keys(threads).filter((name) => sources.includes(threads[name]));

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
    for (const { path, contents } of outputFiles) await writeFile(path, contents);
    const scripts = outputFiles.filter(({ path }) => path.endsWith('.js')).map(({ path }) => basename(path));
    await writeFile(join(temporary, seal), JSON.stringify({ scripts, digest: digestOf(temporary, scripts) }));
    if (computeFingerprint(root) !== basename(folder)) throw new Error('The sources were changed while they were compiled.');
    await put(temporary, folder);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  // Another process may be deleting the same; what is left is deleted after the next change.
  await forgetOthers(folder).catch(() => undefined);
}

function bundle(root, outdir) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const outside = Object.keys(dependencies).filter((name) => !bundled.includes(name));
  const sources = listSources(root);
  return build({
    absWorkingDir: root,
    entryPoints: {
      run: 'compiled:run',
      ...Object.fromEntries(threadsIn(sources).map((name) => [`${name}-thread`, join(root, threads[name])])),
    },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: `node${process.versions.node}`,
    minifySyntax: true,
    minifyWhitespace: true,
    // Read only when an error is shown: see map-stacks.mjs.
    sourcemap: 'external',
    sourcesContent: false,
    // Packages that were written for `require` use it for modules of Node.
    banner: { js: 'const require = process.getBuiltinModule;' },
    chunkNames: '[name]-[hash]',
    write: false,
    logLevel: 'silent',
    plugins: [compiledModules(root, sources), ownPlaces(root, sources), packages(outside)],
  });
}

/** esbuild plugin: the modules that exist only in the compiled engine. Each group is one, which exports its modules by path. */
function compiledModules(root, sources) {
  const files = (group) => sources.filter((file) => groups[group].test(file));
  const run = () => [
    "import { useCompiledModules } from './src/engine/compiled/import-source.ts';",
    ...Object.keys(groups).map((group) => `const ${group} = async () => (await import('compiled:${group}')).modules;`),
    `const byPath = { ${['shapes', 'views', 'forms'].flatMap((group) => files(group).map((file) => `'${file}': ${group}`)).join(', ')} };`,
    `const threads = { ${threadsIn(sources)
      .map((name) => `${name}: new URL('./${name}-thread.js', import.meta.url)`)
      .join(', ')} };`,
    'useCompiledModules({ byPath, shared, threads });',
    "export { run } from './src/run.ts';",
  ];
  const group = (name) => [
    ...files(name).map((file, index) => `import * as m${index} from './${file}';`),
    `export const modules = { ${files(name)
      .map((file, index) => `'${file}': m${index}`)
      .join(', ')} };`,
  ];
  return {
    name: 'compiled-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^compiled:/ }, ({ path }) => ({ path: path.slice('compiled:'.length), namespace: 'compiled' }));
      onLoad({ filter: /./, namespace: 'compiled' }, ({ path }) => ({
        contents: (path === 'run' ? run() : group(path)).join('\n'),
        resolveDir: root,
      }));
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

/** esbuild plugin: packages that are imported from node_modules, and not at all where nothing of them is used. */
function packages(names) {
  return {
    name: 'packages',
    setup({ onResolve }) {
      onResolve({ filter: new RegExp(`^(?:${names.join('|')})(?:/|$)`) }, ({ path }) => ({ path, external: true, sideEffects: false }));
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
