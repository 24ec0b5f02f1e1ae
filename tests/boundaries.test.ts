import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { engineRoot } from '#engine/engine-root.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';

const src = join(engineRoot, 'src');
const files = readdirSync(src, { recursive: true })
  .map((file) => String(file).split(sep).join('/'))
  .filter((file) => /\.(?:ts|tsx|yaml)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));
const modules = files.filter(({ file }) => !file.endsWith('.yaml'));

interface Import {
  from: string;
  /** Relative to src/ for our own files, else the package. */
  to: string;
  typeOnly: boolean;
}

const imports: Import[] = modules.flatMap(({ file, text }) =>
  // Imports in a template are text for a file that is yet to be written.
  [...text.replace(/`[^`]*`/g, '``').matchAll(/^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm)].map((match) => {
    const target = match[2] as string;
    const specifier = target.match(/^#(engine|contract|theme)\/(.*)$/);
    const inRoom = specifier && `${specifier[1] === 'contract' ? 'engine/contract' : specifier[1]}/${specifier[2]}`;
    const to = target.startsWith('.')
      ? relative(src, join(src, dirname(file), target))
          .split(sep)
          .join('/')
      : (inRoom ?? target);
    return { from: file, to, typeOnly: Boolean(match[1]) };
  }),
);

const folderOf = (file: string) => file.replace(/^engine\//, '').split('/')[0] as string;
const listed = (found: readonly Import[]) => found.map(({ from, to }) => `${from} -> ${to}`);

const isOurs = (to: string) => modules.some(({ file }) => file === to);

describe('the rooms', () => {
  test('the engine imports nothing of the theme', () => {
    expect(listed(imports.filter(({ from, to }) => from.startsWith('engine/') && isOurs(to) && !to.startsWith('engine/')))).toEqual([]);
  });

  test('the theme imports nothing of the engine but its contract', () => {
    const allowed = (to: string) => to.startsWith('engine/contract/') || to.startsWith('theme/') || !isOurs(to);
    expect(listed(imports.filter(({ from, to }) => from.startsWith('theme/') && !allowed(to)))).toEqual([]);
  });

  test('the engine does not know where the theme lies', () => {
    const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const naming = modules.filter(({ file, text }) => file.startsWith('engine/') && code(text).includes('src/theme'));
    expect(naming.map(({ file }) => file)).toEqual([]);
  });

  test('the contract takes only types from the rest of the engine', () => {
    const rest = ({ to }: Import) => isOurs(to) && !to.startsWith('engine/contract/');
    expect(listed(imports.filter((one) => one.from.startsWith('engine/contract/') && !one.typeOnly && rest(one)))).toEqual([]);
  });

  test('no path of a file leads out of its folder but by the name of a room', () => {
    const upwards = modules.flatMap(({ file, text }) => (/from '(?:\.\.\/){2,}/.test(text) ? [file] : []));
    expect(upwards).toEqual([]);
  });
});

describe('the flow has one direction', () => {
  const stages = ['read', 'layers', 'validate', 'resolve', 'checks', 'render', 'emit'];

  test('a stage imports nothing of a later stage', () => {
    const backwards = imports.filter(({ from, to }) => {
      const [stage, target] = [stages.indexOf(folderOf(from)), stages.indexOf(folderOf(to))];
      return stage >= 0 && target > stage;
    });
    expect(listed(backwards)).toEqual([]);
  });

  test('no stage imports a caller of the stages', () => {
    const callers = ['commands', 'dev', 'serve', 'session', 'cli.ts'];
    expect(listed(imports.filter(({ from, to }) => stages.includes(folderOf(from)) && callers.includes(folderOf(to))))).toEqual([]);
  });

  test('no two modules need each other', () => {
    const graph = new Map<string, string[]>();
    for (const { from, to, typeOnly } of imports) if (!typeOnly) graph.set(from, [...(graph.get(from) ?? []), to]);
    const cycles: string[] = [];
    const done = new Set<string>();
    const walk = (file: string, path: string[]) => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      if (done.has(file) || path.includes(file)) return;
      for (const next of graph.get(file) ?? []) walk(next, [...path, file]);
      done.add(file);
    };
    for (const file of graph.keys()) walk(file, []);
    expect(cycles).toEqual([]);
  });

  test('only the command line prints', () => {
    const printers = modules.filter(
      ({ file, text }) =>
        /process\.std(?:out|err)|console\.log/.test(text) &&
        !/^(?:cli\.ts|engine\/commands\/|theme\/fonts\/)/.test(file) &&
        !runsInBrowser(file),
    );
    expect(printers.map(({ file }) => file)).toEqual([]);
  });
});

/** What stands in a folder `client`, the two scripts of a block, and files that say on their first line that they run on both sides. */
function runsInBrowser(file: string): boolean {
  if (/(?:^|\/)client\/|^theme\/blocks\/[^/]+\/(?:effect\.ts|island\.tsx)$/.test(file)) return true;
  return /^\/\/ Runs (?:on the server and )?in the browser/.test(modules.find((module) => module.file === file)?.text ?? '');
}

describe('what runs in the browser', () => {
  test('takes nothing that belongs to the server', () => {
    const reached = new Set(modules.map(({ file }) => file).filter(runsInBrowser));
    for (const file of reached)
      for (const { from, to, typeOnly } of imports)
        if (from === file && !typeOnly && modules.some((module) => module.file === to)) reached.add(to);
    const forbidden = imports.filter(
      ({ from, to, typeOnly }) =>
        reached.has(from) &&
        !typeOnly &&
        (/^node:|^@emotion|^react-dom\/server|^react-router/.test(to) ||
          /^(?:engine\/(?:render(?!\/client\/)|emit|read|resolve)|theme\/layout(?!\/client\/))\//.test(to)),
    );
    expect(listed(forbidden)).toEqual([]);
  });

  test('an effect needs no React', () => {
    const effects = imports.filter(({ from, to }) => from.endsWith('/effect.ts') && /^react/.test(to));
    expect(listed(effects)).toEqual([]);
  });
});

test('the configuration of Vite loads no React, whose build the dev server chooses first', () => {
  const config = readFileSync(join(engineRoot, 'vite.config.ts'), 'utf8');
  const reached = new Set([...config.matchAll(/'\.\/src\/([^']+)'/g)].map(([, file]) => file as string));
  expect(reached.size).toBeGreaterThan(0);
  for (const file of reached)
    for (const { from, to, typeOnly } of imports)
      if (from === file && !typeOnly && modules.some((module) => module.file === to)) reached.add(to);
  const loading = imports.filter(({ from, to, typeOnly }) => reached.has(from) && !typeOnly && /^(?:react|@emotion)/.test(to));
  expect(listed(loading)).toEqual([]);
  // Vite bundles what a file of the configuration imports by a path that it can read, whenever that is done.
  const later = modules.filter(({ file, text }) => reached.has(file) && / import\('[.#]/.test(text.replaceAll('typeof import', '')));
  expect(later.map(({ file }) => file)).toEqual([]);
});

test('the engine names neither the brand, nor a region, nor a route of the site', () => {
  const site = parse(readFileSync(join(engineRoot, 'site.yaml'), 'utf8')) as SiteConfig;
  const pages = readdirSync(join(engineRoot, 'pages'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => parse(readFileSync(join(engineRoot, 'pages', file), 'utf8')) as PageData);
  // "global" is an English word before it is a region.
  const regions = Object.entries(site.regions).filter(([name]) => name !== site.defaultRegion);
  const words = [site.brand.name, ...regions.flatMap(([name, region]) => [name, region.name])].map((word) => `\\b${word}\\b`);
  // Help texts and examples use these; a page that is made as the help says must not break the test.
  const examples = /^\/(?:team|people|history|products|pricing|clients|start)$/;
  const routes = pages
    .flatMap((page) => [page.route, ...(page.aliases ?? [])])
    .filter((route) => route && route.length > 1 && !examples.test(route));
  const forbidden = new RegExp([...words, ...routes.map((route) => `(?<=['"\`\\s(])${route}(?![\\w-])`)].join('|'), 'i');
  const found = files.flatMap(({ file, text }) => {
    const match = text.match(forbidden);
    return match ? [`${file}: ${match[0]}`] : [];
  });
  expect(routes.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});

test('nothing in src is about the firm of this repository, its trade or its currency', () => {
  const all = readdirSync(src, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.woff2'),
  );
  const found = all.flatMap(({ parentPath, name }) => {
    const text = `${name}\n${readFileSync(join(parentPath, name), 'utf8')}`;
    const match = text.match(/pcl|consult|nigeria|naira|\u20a6/i);
    return match ? [`${relative(src, join(parentPath, name))}: ${match[0]}`] : [];
  });
  expect(all.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

test('no file has more than 250 lines, and half of them have fewer than 45', () => {
  const lengths = modules.map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 })).sort((a, b) => a.lines - b.lines);
  expect(lengths.filter(({ lines }) => lines > 250)).toEqual([]);
  expect(lengths[Math.floor(lengths.length / 2)]?.lines).toBeLessThan(45);
});
