import { css } from '@emotion/react';
import { ActionRow } from '#theme/ui/action-link.tsx';
import { cardHighlight } from '#theme/ui/card-highlight.ts';
import { useHues } from '#theme/ui/hue.ts';
import { Section } from '#theme/ui/section.tsx';
import { Card } from './card.tsx';
import type { CardLook } from './card-looks.ts';
import { stylesOf } from './card-styles.ts';
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
`;

const columnStyles = {
  2: css`
    --columns: 2;
  `,
  3: css`
    --columns: 3;
  `,
  4: css`
    --columns: 4;
  `,
};

const wide = css`
  gap: clamp(2.5rem, 1.5rem + 3vw, 4.5rem) clamp(1.5rem, 1rem + 1.6vw, 2.5rem);
`;

const listLooks = {
  box: css`
    @media (44rem <= width < 64rem) {
      > :last-child:nth-child(odd) {
        grid-column: span 2;
      }
    }
  `,
  open: css`
    --highlight: -1px -0.875rem -0.875rem;
    ${wide}
    @media (44rem <= width < 64rem) {
      &[data-columns='3'] {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }
  `,
  art: css`
    --highlight: -0.875rem;
    ${wide}
  `,
  row: css`
    --highlight: -1px -1rem 0;
    display: block;
    border-bottom: 1px solid var(--line);
  `,
};

const below = css`
  margin-top: clamp(2rem, 1.5rem + 2vw, 3rem);
`;

/** Cards side by side, or one under the other where each is a title, a sentence and figures. */
export function CardGridView(block: CardGridProps) {
  const { cards, actions } = block;
  const hues = useHues(cards.map((card) => card.colour));
  const columns = balance(cards.length, block.columns ?? 3);
  const look = lookOf(cards);
  const styles = stylesOf(cards, look);
  // Cards that are links have a hover style of their own, which says that they can be clicked.
  const highlight = cards.every((card) => card.href) ? undefined : cardHighlight;
  return (
    <Section block={block}>
      <ul css={[style, columnStyles[columns], listLooks[look], hues, highlight]} data-cards="" data-columns={columns}>
        {cards.map((card, index) => (
          <Card key={card.title} card={card} index={index} look={look} columns={columns} styles={styles} />
        ))}
      </ul>
      <ActionRow actions={actions} styles={below} />
    </Section>
  );
}

/** All cards of a grid look alike. Only those that lead somewhere are boxes: a box says that it can be clicked. */
function lookOf(cards: CardGridProps['cards']): CardLook {
  if (cards.some((card) => card.image)) return 'art';
  if (cards.some((card) => card.href)) return 'box';
  return cards.every((card) => card.facts && !card.points && !card.details && !card.badge) ? 'row' : 'open';
}

/** The number of columns that the page sets, or the nearest one that leaves no card alone in the last row. */
function balance(count: number, wished: 2 | 3 | 4): 2 | 3 | 4 {
  const alone = (columns: number) => count > columns && count % columns === 1;
  return ([wished, 3, 2, 4] as const).find((columns) => !alone(columns)) ?? wished;
}
