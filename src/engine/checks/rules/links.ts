import { link as linkShape } from '#contract/definitions/link.ts';
import { createGuesser } from '#contract/nearest.ts';
import type { Check } from '#engine/checks/check.ts';
import { collectLinks, type Link } from '#engine/checks/collect-links.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { someText } from '#engine/read/origin-at.ts';
import { describeWithheldLink } from '#engine/resolve/describe-withheld.ts';
import { mayAnswer } from '#engine/resolve/doubts.ts';
import { anchorsOf } from '#engine/resolve/list-targets.ts';
import { pathOnSite } from '#engine/resolve/path-on-site.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { normalisePath } from '#engine/resolve/route-table.ts';
import { patternWords } from '#engine/validate/pattern-words.ts';

const allowed = new RegExp(linkShape.pattern);

/** Every link to this site must lead to a page, and every #anchor to a place on it. */
export const checkLinks: Check = (site) => findWrongLinks(site, site.routes);

/** The same for the links of some paths only, and those of site.yaml. */
export function findWrongLinks(site: Site, routes: Route[]): Diagnostic[] {
  const byPath = new Map(site.routes.map((route) => [route.path, route]));
  const known = new Map<Route, Set<string>>();
  const anchors = (path: string) => {
    const route = byPath.get(path);
    if (!route) return undefined;
    const places = known.get(route) ?? anchorsOf(route);
    known.set(route, places);
    return places;
  };
  const paths = new Set(site.table.patterns.flatMap(({ pattern, kind }) => (kind === 'wildcard' ? [] : [pattern])));
  const find: Finder = { paths, anchors, files: filesOf(site), guess: createGuesser() };
  return collectLinks({ ...site, routes }).flatMap(
    (link) => checkForm(link) ?? checkMoved(link, site) ?? checkPath(link, site, find) ?? checkAnchor(link, site, find) ?? [],
  );
}

interface Finder {
  paths: ReadonlySet<string>;
  /** The places of a path. */
  anchors(path: string): ReadonlySet<string> | undefined;
  /** The path of each page by the names of its file. */
  files: ReadonlyMap<string, string | undefined>;
  guess: ReturnType<typeof createGuesser>;
}

/** /pages/team.yaml, /team.yaml and /team */
function filesOf({ pages }: Site): Map<string, string | undefined> {
  return new Map(
    pages.flatMap(({ source, data }) => {
      const below = source.file.replace(/^pages/, '');
      return [`/${source.file}`, below, below.replace(/\.ya?ml$/, '')].map((name) => [name, data.route] as const);
    }),
  );
}

/** The form of a target. The schema cannot check the links inside a text, nor the values of variables. */
function checkForm({ target, place }: Link): Diagnostic | undefined {
  if (allowed.test(target.startsWith('tel:') ? target.replaceAll(' ', '') : target)) return undefined;
  const { problem, advice = '' } = patternWords(linkShape);
  return diagnose({
    code: 'invalid-value',
    ...place(),
    message: `"${target}" ${problem}.`,
    suggestion: advice,
  });
}

function checkPath({ target, place, retarget }: Link, site: Site, find: Finder): Diagnostic | undefined {
  const onSite = pathOnSite(target, site.site.data.url);
  if (onSite === undefined) return undefined;
  const host = target.slice(0, target.length - onSite.length);
  const path = onSite.replace(/[?#].*$/s, '');
  if (site.table.match(path) || mayAnswer(site.doubts, normalisePath(path))) return undefined;
  const withheld = site.withheld.find(normalisePath(path));
  if (withheld) return describeWithheldLink(place(), normalisePath(path), withheld);
  const beyond = describeBeyondLast(normalisePath(path), site);
  if (beyond) return diagnose({ code: 'dead-link', ...place(), ...beyond });
  const meant = pathOfFile(path, find);
  const { guess = meant, sure = meant } = meant === undefined ? find.guess(normalisePath(path), () => find.paths) : {};
  const suggestion = guess ? `Did you mean ${guess}?` : 'Correct the path, or add a page that has it.';
  const fix = sure && retarget(host + sure + target.slice(host.length + path.length));
  return diagnose({
    code: 'dead-link',
    ...place(),
    message: `No page has the path ${normalisePath(path)}.`,
    suggestion,
    fix: fix || undefined,
  });
}

/** A link to a page of a list behind its last. */
function describeBeyondLast(path: string, { routes }: Site): { message: string; suggestion: string } | undefined {
  const [, folder, number] = /^(.*)\/(\d+)$/.exec(path) ?? [];
  if (number === undefined) return undefined;
  const list = folder || '/';
  const result = routes.find((route) => route.path === list)?.queries.find(({ query }) => query.paginate)?.result;
  if (!result) return undefined;
  const count = result.pager?.paths.length ?? 1;
  return {
    message: `The list at ${list} has ${count === 1 ? 'one page' : `${count} pages`}, and no page ${number}.`,
    suggestion: `Link to ${list}: how many pages follow it changes with its entries.`,
  };
}

/** A path that a page had before leads to it by one request more. */
function checkMoved({ target, place, retarget }: Link, { redirects }: Site): Diagnostic | undefined {
  const path = target.replace(/[?#].*$/s, '');
  const route = path.startsWith('/') ? redirects.get(normalisePath(path))?.data.route : undefined;
  if (route === undefined) return undefined;
  return diagnose({
    code: 'moved-link',
    ...place(),
    message: `The page at ${normalisePath(path)} has moved to ${route}.`,
    suggestion: `Write ${route}.`,
    fix: retarget(route + target.slice(path.length)),
  });
}

/** A link that names a file where it should name a path: /team.html, /team/index.html, /pages/team.yaml. */
function pathOfFile(path: string, { files, paths }: Finder): string | undefined {
  if (files.has(path)) return files.get(path);
  if (!/\.html?$/i.test(path)) return undefined;
  const named = normalisePath(path.replace(/(?:\/index)?\.html?$/i, '') || '/');
  return paths.has(named) ? named : undefined;
}

function checkAnchor({ target, from, place, retarget }: Link, { table }: Site, { anchors, guess: find }: Finder): Diagnostic | undefined {
  const [path = '', anchor] = target.replace(/^\?[^#]*/, '').split('#');
  if (!anchor || !(path === '' || path.startsWith('/')) || (path === '' && !from)) return undefined;
  const page = path === '' ? (from?.path as string) : normalisePath(path);
  const places = anchors(page);
  if (!places || anchor === 'main' || places.has(anchor)) return undefined;
  const owner = table.match(page)?.page;
  if (owner?.unsound && someText(owner.source, (text) => namesPlace(text, anchor))) return undefined;
  const { guess, sure } = find(anchor, () => places);
  const suggestion = guess ? `Did you mean #${guess}?` : `Give the block "id: ${anchor}", or leave the # part out.`;
  const fix = sure && retarget(target.slice(0, target.indexOf('#') + 1) + sure);
  return diagnose({
    code: 'dead-anchor',
    ...place(),
    message: `${page} has no place called #${anchor}.`,
    suggestion,
    fix: fix || undefined,
  });
}

/** Whether a file may give a block this id, looked up in its text because the block itself cannot be read. */
function namesPlace(text: string, anchor: string): boolean {
  return new RegExp(`\\bid["']?\\s*:\\s*["']?${anchor.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(text);
}
