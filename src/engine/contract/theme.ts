import type { ComponentType, ReactNode } from 'react';
import type { JsonSchema } from '#contract/json-schema.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import type { BlockProblem } from './block-check.ts';
import type { CardDesign } from './card-design.ts';
import type { FontMap, FontRole, ThemeFont } from './font-asset.ts';

/**
 * What the engine is handed: how pages look. Importing it does not load React, so that a site is checked quickly and the dev
 * server can choose React's build first. The folder holds `theme.ts`, which exports it as `theme`, and `blocks/<type>/`.
 */
export interface Theme {
  /** Absolute path of the folder. */
  folder: string;
  /** The shape of `theme:` in site.yaml. */
  settings: JsonSchema;
  /** Its own fonts; a site names others under `theme.fonts` in site.yaml, by role, with `reference: 'font'`. */
  fonts: Readonly<Record<FontRole, ThemeFont>>;
  /** The names of the flags that it draws: ISO 3166 codes in lower case, and others of its own. */
  flags: readonly string[];
  /** The folder of what it writes by itself, relative to its own: one file a language, en.yaml with all there is. */
  words: string;
  /** The module that runs in the browser on every page, relative to the folder. */
  script: string;
  /** Files that are published as they are: the path in dist/, and where they stand, relative to the folder. */
  files: Readonly<Record<string, string>>;
  /** What the search of a site does not read of a page, as CSS selectors. Navigation, forms and drawings are never read. */
  unsearched: readonly string[];
  /** The colour behind a page of the site, as #rrggbb. */
  background(site: SiteConfig): string;
  /** Reports settings of site.yaml that cannot be drawn as they are written. Paths are relative to the file. */
  check(site: SiteConfig): BlockProblem[];
  /** The files of a new block by name: sound as they are, and drawn like the others. */
  blockTemplate(type: string): Record<string, string>;
  /** The folder of the site that `npm run new site` begins with, relative to the folder: sound as it is, with one region called `main`. */
  siteTemplate: string;
  /** The module that draws, relative to the folder. It exports a `ThemeRenderer` as `renderer`. */
  renderer: string;
  /** The module that judges forms which the server of a site receives, relative to the folder. It exports `FormRules` as `formRules`. */
  formRules: string;
}

/** What draws pages. */
export interface ThemeRenderer {
  /**
   * What stands in <body> above the blocks, around them, and below them. What is above and below is drawn once for all pages of
   * a region with the same settings, unless it looks at what only the page knows (`path`, `file`).
   */
  Top: ComponentType<Pick<PageData, 'header'>>;
  Main: ComponentType<{ children: ReactNode }>;
  Bottom: ComponentType<Pick<PageData, 'footer'>>;
  /** The drawings that the icons of a page refer to, by the names that its views added to `PageContext.icons`. */
  Sprite: ComponentType<{ icons: readonly string[] }>;
  /** The styles that all pages of a region share, as CSS. */
  styles(site: SiteConfig, regionName: string, fonts: FontMap): string;
  /** The @font-face rules of the web fonts, which the first paint does not wait for. */
  webFonts(fonts: FontMap): string;
  card: CardDesign;
}
