import type { StructuredDataContext } from '#contract/define-block.ts';
import type { PracticeAreasProps } from './schema.ts';

/** Every service of every area, as a schema.org/ItemList of Service. */
export function listServices({ heading, areas }: PracticeAreasProps, { provider }: StructuredDataContext): object[] {
  const services = areas.flatMap(({ title, services: entries }) => entries.map((entry) => ({ ...entry, area: title })));
  return [
    {
      '@type': 'ItemList',
      name: heading,
      itemListElement: services.map(({ name, description, area }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@type': 'Service', name, description, category: area, provider },
      })),
    },
  ];
}
