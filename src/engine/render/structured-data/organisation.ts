import { imageKey } from '#contract/image-asset.ts';
import { configOf } from '#engine/resolve/config-of.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';

/** The name by which everything else on the site refers to the firm. */
export function organisationId(site: Site): string {
  return `${site.site.data.url}/#organisation`;
}

/** The firm, as schema.org/Organization; in full on the homes of regions, elsewhere only what identifies it. */
export function organisation(site: Site, isHome: boolean): object {
  const config = configOf(site, site.site.data.defaultRegion);
  const { url, brand, regions, social } = config;
  const logo = brand.logo && site.images.get(imageKey(site.site.source.file, brand.logo.src))?.variants.at(-1)?.url;
  const name = { '@type': 'Organization', '@id': organisationId(site), name: brand.name, url: `${url}/`, logo: logo && url + logo };
  if (!isHome) return name;
  return {
    ...name,
    legalName: brand.legalName,
    description: brand.description,
    slogan: brand.tagline,
    foundingDate: brand.founded,
    sameAs: social?.map(({ href }) => href).filter((href) => /^https?:/.test(href)),
    contactPoint: Object.values(regions).map(({ name, contact }) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      areaServed: name,
      email: contact.email,
      telephone: contact.phone,
    })),
  };
}
