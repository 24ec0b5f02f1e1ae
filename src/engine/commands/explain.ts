import { resolve } from 'node:path';
import { nearest } from '#contract/nearest.ts';
import type { Theme } from '#contract/theme.ts';
import { loadBlock } from '#engine/blocks/load-blocks.ts';
import { blockFolders, type TypeFolders } from '#engine/blocks/type-folders.ts';
import { showControls } from '#engine/diagnostics/show-controls.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { valueAt } from '#engine/read/value-at.ts';
import { describeWithheld } from '#engine/resolve/describe-withheld.ts';
import { type Route, resolveRoute, type Site } from '#engine/resolve/resolve-site.ts';
import { normalisePath } from '#engine/resolve/route-table.ts';
import { type Contribution, explainValue } from '#engine/session/explain-value.ts';
import { findValue, nameOfBlock } from '#engine/session/find-value.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { refuse } from './refuse.ts';
import { refuseBlocks } from './refuse-blocks.ts';

/** Characters of a value that are shown. */
const longestValue = 100;

/**
 * Prints where a value of a page comes from: the file that says it, what that replaces, the settings and defaults behind it.
 * @param names the path or the file of the page, and the name of the value; without one, everything the page holds
 * @returns the exit code
 */
export async function explain(theme: Theme, folder: string, [path, name]: readonly string[]): Promise<number> {
  if (!path) return refuse('Say which page: npm run explain -- /team hero.heading');
  const root = resolve(folder);
  const refused = await refuseBlocks(theme, root);
  if (refused) return refused;
  const { site } = await loadSite(root, theme);
  if (!site) return refuse('site.yaml cannot be read; npm run check says why.');
  const route = routeOfFile(site, path) ?? resolveRoute(site, path);
  if (!route) {
    const withheld = site.withheld.find(normalisePath(path));
    if (withheld) return refuse(`${path} ${describeWithheld(withheld)}.`);
    const guess = nearest(
      path,
      site.routes.map((known) => known.path),
    );
    return refuse(`No page has the path ${path}.${guess ? ` Did you mean ${guess}?` : ''}`);
  }
  if (name === undefined) return print(describePage(site, route));
  const found = findValue(route.page.data, name);
  if ('path' in found) return print(describeValue(site, route, { name, path: found.path }));
  const standard = await describeDefault(blockFolders(theme, root), route, name);
  return standard ? print(standard) : refuse(found.problem);
}

/** The route of a page whose file is named in place of its path, from the current folder or from that of the site. */
function routeOfFile({ root, routes }: Site, written: string): Route | undefined {
  if (!/\.ya?ml$/i.test(written)) return undefined;
  const files = [resolve(written), resolve(root, written)];
  return routes.find(({ page }) => files.includes(resolve(root, page.source.file)));
}

/** What a block holds that no file says; undefined where its schema says nothing either. */
async function describeDefault(folders: TypeFolders, { page: { data }, path }: Route, name: string): Promise<string[] | undefined> {
  const [block = '', key = '', ...rest] = name.split('.');
  const found = findValue(data, block);
  const type = 'path' in found ? valueAt(data, [...found.path, 'type']) : undefined;
  if (typeof type !== 'string' || rest.length > 0) return undefined;
  const value = (await loadBlock(folders, type)).defaults?.[key];
  return value === undefined
    ? undefined
    : [`${path}  ${name}  ${shown(value)}`, `  default     ${pathFromHere(folders.file(type, 'schema.ts'))}`];
}

function describeValue(site: Site, route: Route, { name, path }: { name: string; path: readonly (string | number)[] }): string[] {
  const value = valueAt(route.data, path);
  const head = `${route.path}  ${name}  ${shown(value)}`;
  const rows = explainValue(site, route, path).map((found) => rowOf(site, found));
  // A list that stands in site.yaml is one value here: its name.
  const written = valueAt(route.page.data, path);
  if (typeof written !== 'object' || written === null) return [head, ...rows];
  const parts = Object.keys(written).map((key) => [key, [...path, Array.isArray(written) ? Number(key) : key]] as const);
  return [head, ...rows, ...parts.flatMap(([key, place]) => rowsOfPart(site, route, { key, place }))];
}

/** Every block and every key of a page, each with its place. */
function describePage(site: Site, route: Route): string[] {
  const { data } = route.page;
  const keys = Object.keys(data).filter((key) => key !== 'blocks');
  return [
    `${route.path}  ${route.page.source.file}`,
    ...keys.flatMap((key) => rowsOfPart(site, route, { key, place: [key] })),
    ...data.blocks.flatMap((_, index) => rowsOfPart(site, route, { key: nameOfBlock(data.blocks, index), place: ['blocks', index] })),
  ];
}

function rowsOfPart(site: Site, route: Route, { key, place }: { key: string; place: readonly (string | number)[] }): string[] {
  return explainValue(site, route, place)
    .slice(0, 1)
    .map(({ file, line, column }) => `  ${key.padEnd(18)}  ${placeFromHere(site, { file, line, column })}`);
}

const words: Readonly<Record<Contribution['kind'], string>> = { written: 'written at', replaced: 'instead of', setting: 'setting' };

function rowOf(site: Site, { kind, text, ...place }: Contribution): string {
  return `  ${words[kind].padEnd(10)}  ${placeFromHere(site, place)}  ${shorten(text)}`;
}

function placeFromHere({ root }: Site, { file, line, column }: Pick<Contribution, 'file' | 'line' | 'column'>): string {
  return `${pathFromHere(resolve(root, file))}:${line}:${column}`;
}

function shown(value: unknown): string {
  return shorten(
    typeof value === 'object' && value !== null
      ? Array.isArray(value)
        ? `a list of ${value.length}`
        : 'keys and values'
      : JSON.stringify(value),
  );
}

function shorten(text: string): string {
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

function print(lines: readonly string[]): number {
  process.stdout.write(`${lines.map(showControls).join('\n')}\n`);
  return 0;
}
