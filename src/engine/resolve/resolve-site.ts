import { baseOf } from '#contract/base.ts';
import type { FontMap } from '#contract/font-asset.ts';
import type { ImageMap } from '#contract/image-asset.ts';
import type { Theme } from '#contract/theme.ts';
import type { WordMap } from '#contract/words.ts';
import { type EntryKinds, loadKinds } from '#engine/blocks/load-kinds.ts';
import { blockFolders, entryFolders, type TypeFolders } from '#engine/blocks/type-folders.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { noRouteLock, type RouteLock } from '#engine/read/read-route-lock.ts';
import { readWords } from '#engine/read/read-words.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { idOfEntry } from '#engine/schema/entry-place.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import type { Reference } from '#engine/validate/create-validator.ts';
import type { Page, ValidSite } from '#engine/validate/validate-document.ts';
import { checkHomes } from './check-homes.ts';
import { configOf } from './config-of.ts';
import { collectDoubts, type Doubts } from './doubts.ts';
import { type EntryIndex, type EntryRecord, topicNamesOf } from './entries/entry-index.ts';
import { describeKindFailures, type KindFailure } from './entries/kind-failures.ts';
import { describeTakenNumbers, listNumbered } from './entries/numbered-pages.ts';
import { type Frame, frameOf, resolveEntries } from './entries/resolve-entries.ts';
import { indexWithheld, type WithheldPages } from './index-withheld.ts';
import { internalLinks, linksOfSettings } from './internal-links.ts';
import type { WithheldPage } from './live-pages.ts';
import { regionForPage } from './region-of.ts';
import { resolveFonts } from './resolve-fonts.ts';
import { resolveImages } from './resolve-images.ts';
import { type ResolvedQuery, resolvePage } from './resolve-page.ts';
import { resolveRoutes } from './resolve-routes.ts';
import { resolveWords } from './resolve-words.ts';
import { createRouteTable, normalisePath, type RouteTable } from './route-table.ts';
import { resolveSettings } from './site-settings.ts';

/** One path that becomes one file. */
export interface Route {
  /** The path: /ie/team. For the fallback of a wildcard its pattern; for an error page /404 or /500. */
  path: string;
  /**
   * `numbered` is a further page of a list, `linked` a wildcard's path that some page links to, and `fallback` stands for all its other
   * paths.
   */
  kind: 'canonical' | 'alias' | 'numbered' | 'linked' | 'fallback' | 'error';
  /** The path search engines should keep. */
  canonical: string;
  status: 200 | 404 | 500;
  regionName: string;
  page: Page;
  /** The page as this path shows it, with variables filled in. */
  data: PageData;
  references: Reference[];
  queries: readonly ResolvedQuery[];
  /** Of the page of a topic: its name. */
  topic?: string;
  /** Of a further page of a list: which, from 2. */
  number?: number;
  /** Of the page of an entry: the entry, and what its kind draws around it. */
  shows?: { record: EntryRecord; frame: Frame };
}

export interface Site {
  root: string;
  /** The instant that it stands for, in milliseconds since 1970. */
  now: number;
  theme: Theme;
  blockFolders: TypeFolders;
  site: ValidSite;
  /** Those that visitors see at the instant of the site. */
  pages: readonly Page[];
  /** The others, which are in no route and in no list. */
  withheld: WithheldPages;
  routes: Route[];
  table: RouteTable;
  /** Former paths, each with the page that is to be found elsewhere now. */
  redirects: ReadonlyMap<string, Page>;
  kinds: EntryKinds;
  entries: EntryIndex;
  /** What was released before. */
  lock: RouteLock;
  /** site.yaml as each region sees it. */
  settings: ReadonlyMap<string, SiteConfig>;
  fonts: FontMap;
  /** What the theme writes by itself, by region. */
  words: ReadonlyMap<string, WordMap>;
  images: ImageMap;
  /** Every picture file of the pages' folder, relative to the root. */
  pictures: readonly string[];
  /** The files that pages use and extend. */
  parts: readonly SitePart[];
  /** What is uncertain because of files with mistakes. */
  doubts: Doubts;
}

/** A file whose name begins with _. */
export interface SitePart {
  /** Relative to the root. */
  file: string;
  text: string;
  /** Missing where it cannot be read. */
  source?: SourceDocument;
}

/** What a site is made of. */
export interface SiteParts {
  /** Absolute path of the site. */
  root: string;
  /** The instant that it is resolved for, in milliseconds since 1970. */
  now: number;
  theme: Theme;
  site: ValidSite;
  /** Those that visitors see. */
  pages: readonly Page[];
  /** Those that they do not see. */
  withheld?: readonly WithheldPage[];
  /** Its picture files, relative to the root. */
  pictures?: readonly string[];
  /** The files that pages use and extend. */
  parts?: readonly SitePart[];
  /** The texts of the files of which nothing can be relied on; of one that is no text, undefined. */
  unread?: readonly (string | undefined)[];
  lock?: RouteLock;
}

/** How many links in a row may lead from one path of a wildcard to another, each of which becomes a file. */
const mostGenerations = 3;

/** Finds every path of the site and fills in what pages refer to. */
export async function resolveSite({
  root,
  now,
  theme,
  site: written,
  pages,
  withheld = [],
  pictures = [],
  parts = [],
  unread = [],
  lock = noRouteLock,
}: SiteParts): Promise<{ value: Site; diagnostics: Diagnostic[] }> {
  const site = completeUrl(written);
  const { settings, diagnostics } = resolveSettings(site);
  const { words, diagnostics: wordDiagnostics } = resolveWords(site, settings, readWords(theme));
  diagnostics.push(...wordDiagnostics);
  const { fonts, diagnostics: fontDiagnostics } = await resolveFonts(root, site, theme);
  diagnostics.push(...fontDiagnostics);
  const doubts = collectDoubts({ pages, withheld: withheld.map(({ page }) => page), unread, parts });
  const folders = blockFolders(theme, root);
  const types = folders.types();
  const kinds = await loadKinds(entryFolders(theme, root));
  const failures: KindFailure[] = [];
  const onFailure = (failure: KindFailure) => failures.push(failure);
  const { index: entries, diagnostics: entryDiagnostics } = resolveEntries({ site, settings, pages, kinds, onFailure });
  const topicNames = topicNamesOf(entries);
  const { table: claimed, redirects, diagnostics: routeDiagnostics } = resolveRoutes(pages, topicNames);
  diagnostics.push(...entryDiagnostics, ...routeDiagnostics);
  const kept = indexWithheld(withheld, topicNames);

  const routes = new Map<string, Route>();
  const pending: { link: string; generation: number }[] = [];
  const follow = (links: readonly string[], generation: number) => pending.push(...links.map((link) => ({ link, generation })));
  const add = ({ path, kind, page, generation = 0, topic, number }: Added) => {
    const { route, status = 200 } = page.data;
    const regionName = regionForPage(page, path, site.data);
    const config = configOf({ settings, site }, regionName);
    const { diagnostics: found, ...resolved } = resolvePage({ page, path, regionName, settings: config, entries, topic, number });
    // What is wrong with a further page of a list is wrong with the first.
    if (number === undefined) diagnostics.push(...found);
    const canonical = kind === 'alias' ? (route ?? path) : path;
    const record = page.entry && entries.byId.get(idOfEntry(page.entry));
    const shows = record && record.page === page ? { record, frame: frameOf(record, { index: entries, types, onFailure }) } : undefined;
    routes.set(path, { path, kind, canonical, status, regionName, page, topic, number, ...resolved, ...(shows && { shows }) });
    follow(internalLinks(resolved.references), generation);
  };
  for (const { pattern, kind, page, topic } of claimed.patterns)
    add({ path: pattern, kind: kind === 'wildcard' ? 'fallback' : kind, page, topic });
  const numbered = listNumbered([...routes.values()]);
  diagnostics.push(...describeTakenNumbers(numbered, claimed));
  const free = numbered.filter(({ pattern }) => !routes.has(pattern));
  for (const { pattern, ...rest } of free) add({ path: pattern, ...rest });
  const table = free.length > 0 ? createRouteTable([...claimed.patterns, ...free]) : claimed;
  for (const page of pages) if (page.data.status) add({ path: `/${page.data.status}`, kind: 'error', page });
  for (const config of settings.values()) follow(linksOfSettings(site, config), 0);

  // A linked path may show links of its own, so new routes are followed, but not for ever: a page that links below its
  // own path would never end. The fallback answers what is left out. What it links to below its own path, which is
  // a pattern, is no path either.
  for (const { link, generation } of pending) {
    const path = normalisePath(link);
    const match = table.match(path);
    if (match?.kind === 'wildcard' && !routes.has(path) && !path.includes('*') && generation < mostGenerations)
      add({ path, kind: 'linked', page: match.page, generation: generation + 1 });
  }

  diagnostics.push(...describeKindFailures(failures, { root, kinds }));
  const { images, diagnostics: imageDiagnostics } = await resolveImages(root, [site, ...pages]);
  diagnostics.push(...imageDiagnostics, ...checkHomes(site, { table, withheld: kept, doubts }));
  return {
    value: {
      root,
      now,
      theme,
      blockFolders: folders,
      site,
      pages,
      withheld: kept,
      routes: [...routes.values()],
      table,
      redirects,
      kinds,
      entries,
      lock,
      settings,
      words,
      fonts,
      images,
      pictures,
      parts,
      doubts,
    },
    diagnostics,
  };
}

/** Whole URLs begin with where the site lives, which is below the base. */
function completeUrl(site: ValidSite): ValidSite {
  const path = baseOf(site.data).slice(0, -1);
  return site.data.url.endsWith(path) ? site : { ...site, data: { ...site.data, url: site.data.url + path } };
}

/** The route that answers a path; a wildcard's path that no page links to is answered as its own route. */
export function resolveRoute(site: Site, path: string): Route | undefined {
  const normal = normalisePath(path);
  const match = site.table.match(normal);
  const known = site.routes.find((route) => route.path === normal && route.kind !== 'error');
  if (known || !match) return known;
  const { page } = match;
  const regionName = regionForPage(page, normal, site.site.data);
  const settings = configOf(site, regionName);
  const { data, references, queries } = resolvePage({ page, path: normal, regionName, settings, entries: site.entries });
  return { path: normal, kind: 'linked', canonical: normal, status: 200, regionName, page, data, references, queries };
}

interface Added extends Pick<Route, 'path' | 'kind' | 'page' | 'topic' | 'number'> {
  /** How many links lead from a page that is written to this one. */
  generation?: number;
}
