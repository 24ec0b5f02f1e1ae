import { imageKey } from '../../resolve/resolve-images.ts';
import type { ResolvedSite } from '../../resolve/resolve-site.ts';

/** The name by which everything else on the site refers to the firm. */
export function organisationId(site: ResolvedSite): string {
  return `${site.site.data.url}/#organisation`;
}

/** The firm, as schema.org/Organization. */
export function organisation(site: ResolvedSite): object {
  const config = site.settings.get(site.site.data.defaultRegion) ?? site.site.data;
  const { url, brand, regions, social } = config;
  const logo = brand.logo && site.images.get(imageKey(site.site.source.file, brand.logo.src))?.variants.at(-1)?.url;
  return {
    '@type': 'Organization',
    '@id': organisationId(site),
    name: brand.name,
    legalName: brand.legalName,
    url: `${url}/`,
    logo: logo && url + logo,
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
