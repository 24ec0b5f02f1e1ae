import type { SiteConfig } from '#engine/schema/site-schema.ts';

/** The title as browsers and search engines show it: the brand behind it, unless it names the brand itself. */
export function pageTitle(title: string, { brand }: Pick<SiteConfig, 'brand'>): string {
  return title.includes(brand.name) ? title : `${title} | ${brand.name}`;
}
