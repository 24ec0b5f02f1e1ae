import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import { hashOfValue } from '#engine/render/recorder.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import { hashInterface } from './page-interface.ts';

/** What a build has to know of a whole site to draw some of its pages again without reading the others. */
export interface SiteOutline {
  /** By file: the hash of its interface, empty where other pages are made of it, and of its description, which no other page may have. */
  pages: Readonly<Record<string, readonly [shown: string, description: string]>>;
  /** The file of each canonical path. */
  files: Readonly<Record<string, string>>;
  /** The files of pages that say the same to other regions, by the name of their group. */
  translations: Readonly<Record<string, readonly string[]>>;
  /** The URLs of the social cards, by `keyOfCard`. */
  cards: Readonly<Record<string, string>>;
}

/**
 * @param cards as they were named
 * @returns undefined for a site of which no page stands alone: where every page is read and listed by the search, or others wait to be shown
 */
export function outlineSite(
  site: Site,
  blocks: ReadonlyMap<string, AnyBlock>,
  cards: ReadonlyMap<string, string>,
): SiteOutline | undefined {
  const searches = site.pages.some(({ references }) => references.some(({ kind }) => kind === 'search-index'));
  if (searches || site.site.data.search || site.withheld.pages.length > 0) return undefined;
  const canonical = site.routes.filter(({ kind }) => kind === 'canonical');
  const translations: Record<string, string[]> = {};
  for (const { data, page } of canonical) {
    const group = data.seo?.translations;
    if (group) translations[group] = [...(translations[group] ?? []), page.source.file];
  }
  const extended = new Set(
    site.pages.flatMap(({ source }) => source.layers?.sources.filter((other) => other.file !== source.file) ?? []).map(({ file }) => file),
  );
  const hashShown = (page: Page) => (extended.has(page.source.file) ? '' : hashInterface(page, blocks));
  return {
    pages: Object.fromEntries(site.pages.map((page) => [page.source.file, [hashShown(page), hashDescription(page.data.description)]])),
    files: Object.fromEntries(canonical.map(({ path, page }) => [path, page.source.file])),
    translations,
    cards: Object.fromEntries(cards),
  };
}

/** Of two descriptions that search results show alike, the same. */
export function hashDescription(description: string): string {
  return hashOfValue(description.trim().toLowerCase());
}

/** The files of the pages that the head of a page names: those along its path, and those that say the same to other regions. */
export function listAround({ files, translations }: SiteOutline, { route = '/', seo }: PageData): string[] {
  const steps = route.split('/').slice(1, -1);
  const above = steps.flatMap((_, index) => files[`/${steps.slice(0, index + 1).join('/')}`] ?? []);
  return [...above, ...((seo?.translations !== undefined && translations[seo.translations]) || [])];
}
