import type { Check } from '#engine/checks/check.ts';
import { collectLinks, type Link } from '#engine/checks/collect-links.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { type Place, placeOf } from '#engine/read/locate.ts';
import type { Route } from '#engine/resolve/resolve-site.ts';
import { normalisePath } from '#engine/resolve/route-table.ts';

/** Bytes that file systems allow for one name; the longest ending of a file of the build is `.html.br`. */
const longestName = 255 - '.html.br'.length;
/** Bytes that a whole path may have below the folder of the build, which has a path of its own. */
const longestPath = 3000;

/** A path becomes a file of the same name, and file systems limit the length of names. */
export const checkPathLengths: Check = (site) => {
  const long = site.routes.filter(({ path }) => describe(path) !== undefined);
  if (long.length === 0) return [];
  const links = new Map<string, Link>();
  for (const link of collectLinks(site)) if (link.target.startsWith('/')) links.set(normalisePath(link.target), link);
  return long.flatMap((route): Diagnostic[] => {
    const link = route.kind === 'linked' ? links.get(route.path) : undefined;
    const place = link ? link.place() : placeOfRoute(route);
    return [diagnose({ code: 'path-too-long', ...place, message: describe(route.path) ?? '', suggestion: 'Choose a shorter path.' })];
  });
};

function describe(path: string): string | undefined {
  const longest = path.split('/').reduce((most, part) => Math.max(most, Buffer.byteLength(part)), 0);
  if (longest > longestName)
    return `A part of this path has ${longest} bytes; the name of a file has at most ${longestName}, without its ending.`;
  if (Buffer.byteLength(path) > longestPath) return `The path has ${Buffer.byteLength(path)} bytes; the limit is ${longestPath}.`;
  return undefined;
}

function placeOfRoute({ kind, path, page: { source, data } }: Route): Place {
  if (kind === 'canonical') return placeOf(source, ['route']);
  const alias = data.aliases?.indexOf(path) ?? -1;
  if (alias >= 0) return placeOf(source, ['aliases', alias]);
  return placeOf(source, ['wildcards', data.wildcards?.indexOf(path) ?? 0]);
}
