import { createContext, type ReactNode, useContext } from 'react';
import type { ImageMap } from '#contract/image-asset.ts';
import type { RegionConfig, SiteConfig } from '#engine/schema/site-schema.ts';
import type { AssetManifest } from './asset-manifest.ts';
import type { Direction } from './direction.ts';
import type { SiteSearch } from './site-search.ts';
import type { WordMap } from './words.ts';

/** What a view may know about the page it stands on. */
export interface PageContext {
  site: SiteConfig;
  regionName: string;
  region: RegionConfig;
  /** What the theme writes by itself, in the language of the region. */
  words: WordMap;
  /** How its language is written. */
  direction: Direction;
  /** The path being rendered. */
  path: string;
  /**
   * The address of a path of this site. Attributes such as `href` and `src` get theirs when the page is put together; what stands elsewhere,
   * in styles, in a data attribute or in the props of an island, needs it.
   */
  address(path: string): string;
  /** The YAML file of the page, relative to the root: pictures are looked up beside it. */
  file: string;
  images: ImageMap;
  assets: AssetManifest;
  /** The icons used so far; they are drawn once, at the end of the page. */
  icons: Set<string>;
  /** The HTML of each island, by the index of its block. */
  islandHtml: ReadonlyMap<number, string>;
  /** On a page with a block that searches the site. */
  search?: SiteSearch;
}

const Context = createContext<PageContext | undefined>(undefined);

export function PageProvider({ page, children }: { page: PageContext; children: ReactNode }) {
  return <Context value={page}>{children}</Context>;
}

/** @throws outside a page, which is a bug of the caller */
export function usePage(): PageContext {
  const page = useContext(Context);
  if (!page) throw new Error('usePage needs a PageProvider around it');
  return page;
}
