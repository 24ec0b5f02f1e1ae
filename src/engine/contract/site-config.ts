/** site.yaml, validated, with variables filled in; its regions, its menus and the entries of those. */

/** The data of a page file, validated, with variables filled in. */
export type { PageData } from '#engine/schema/page-schema.ts';
export type { Menu, MenuItem, RegionConfig, SiteConfig } from '#engine/schema/site-schema.ts';
