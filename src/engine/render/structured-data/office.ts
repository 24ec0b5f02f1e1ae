import { configOf } from '#engine/resolve/config-of.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { organisationId } from './organisation.ts';

/** A region's office, as schema.org/ProfessionalService. A region has one if a footer shows its address. */
export function office(site: Site, regionName: string): object[] {
  const config = configOf(site, regionName);
  const region = config.regions[regionName];
  const shown = Object.values(config.footers).some((footer) => footer.office === regionName);
  if (!region || !shown) return [];
  const { address, email, phone, hours } = region.contact;
  const home = config.url + region.home;
  return [
    {
      '@type': 'ProfessionalService',
      '@id': `${home}#office`,
      name: `${config.brand.name} ${region.name}`,
      description: region.tagline,
      url: home,
      parentOrganization: { '@id': organisationId(site) },
      address: address.join(', '),
      email,
      telephone: phone,
      openingHours: hours,
      areaServed: region.name,
      knowsAbout: region.knowsAbout,
    },
  ];
}
