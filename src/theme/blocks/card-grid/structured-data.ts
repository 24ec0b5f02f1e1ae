import type { StructuredDataContext } from '#contract/define-block.ts';
import type { CardGridProps } from './schema.ts';

/** Cards that lead somewhere or hold more, as a schema.org/ItemList; cards that only say something are text. */
export function listCards({ heading, cards }: CardGridProps, { absolute }: StructuredDataContext): object[] {
  if (!cards.every(({ href, details }) => href || details)) return [];
  return [
    {
      '@type': 'ItemList',
      name: heading,
      itemListElement: cards.map(({ title, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: href && absolute(href),
      })),
    },
  ];
}
