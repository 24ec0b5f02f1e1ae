import { css } from '@emotion/react';
import { ActionRow } from '../../ui/action-link.tsx';
import { Section } from '../../ui/section.tsx';
import { Card } from './card.tsx';
import type { CardGridProps } from './schema.ts';

const style = css`
  display: grid;
  gap: clamp(1rem, 0.7rem + 1.1vw, 1.75rem);

  @media (min-width: 44rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }
  &[data-look='open'] {
    gap: clamp(2rem, 1.5rem + 2vw, 3.5rem) clamp(1.5rem, 1rem + 1.6vw, 2.5rem);
  }
  &[data-columns='2'] {
    --columns: 2;
  }
  &[data-columns='3'] {
    --columns: 3;
  }
  &[data-columns='4'] {
    --columns: 4;
  }
`;

const below = css`
  margin-top: clamp(2rem, 1.5rem + 2vw, 3rem);
`;

/** Cards side by side. Those that only say something stand open under a rule; those that do something are boxes. */
export function CardGridView(block: CardGridProps) {
  const { cards, columns = 3, actions } = block;
  const open = cards.every((card) => !card.href && !card.details && !card.image && !card.points && !card.facts);
  const pictures = cards.some((card) => card.image);
  return (
    <Section block={block}>
      <ul css={style} data-columns={columns} data-look={open ? 'open' : 'box'}>
        {cards.map((card, index) => (
          <Card key={card.title} card={card} index={index} look={open ? 'open' : 'box'} columns={columns} drawn={pictures} />
        ))}
      </ul>
      <ActionRow actions={actions} css={below} />
    </Section>
  );
}
