import { css, type SerializedStyles } from '@emotion/react';
import { coveringLink } from '#theme/ui/link-styles.ts';
import { type CardLook, cardLooks } from './card-looks.ts';
import type { CardProps } from './schema.ts';

const base = css`
  --hue: var(--accent);
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  position: relative;
  min-width: 0;

  .body {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.75rem;
  }
  .top {
    display: flex;
    gap: 1rem;
    align-items: center;
    justify-content: space-between;
    min-height: 2rem;
    margin-bottom: 0.375rem;
  }
  .mark {
    width: 1.75rem;
    height: 1.75rem;
    color: var(--hue);
    stroke-width: 1.35;
  }
  p {
    color: var(--soft);
    font-size: var(--text-sm);
    line-height: 1.6;
  }
  @container (min-width: 27rem) {
    .body > p {
      font-size: var(--text-md);
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

const badge = css`
  .badge {
    margin-inline-start: auto;
  }
`;

const tag = css`
  .tag {
    color: var(--hue);
    font-size: var(--text-xs);
    font-weight: 600;
  }
`;

/** For cards with both details and a list. */
const underPoints = css`
  .foot.under-points {
    margin-top: 0;
    padding-top: 0;
  }
  .under-points > button {
    margin-top: 0.75rem;
  }
`;

const facts = css`
  .row {
    display: flex;
    gap: 1rem;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 2.75rem;
    padding-top: 1rem;
    border-top: 1px solid var(--line);
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 2rem;
  }
  dl > div {
    display: flex;
    gap: 0.5rem;
    align-items: baseline;
  }
  dt {
    order: 1;
    color: var(--soft);
    font-size: var(--text-sm);
  }
  dd {
    font: 500 1.5rem / 1.1 var(--font-display);
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

/** The figures, the speciality and the button at the bottom. */
const foot = css`
  .foot {
    display: grid;
    gap: 0.75rem;
    justify-items: start;
    margin-top: auto;
    padding-top: 0.75rem;
  }
`;

/** The link of the title covers the whole card. */
const link = css`
  a {
    ${coveringLink('inherit')}
  }
  a:focus-visible::after {
    outline: 2px solid var(--hue);
    outline-offset: -2px;
  }
  .top > .go {
    width: 1.375rem;
    height: 1.375rem;
    stroke-width: 1.35;
  }
  .go {
    margin-inline-start: auto;
    color: var(--hue);
  }
  &:has(a:hover, a:focus-visible) a {
    text-decoration-color: var(--hue);
  }
  @media (prefers-reduced-motion: no-preference) {
    a {
      transition: text-decoration-color 0.18s;
    }
    .go {
      transition: transform 0.18s;
    }
    &:has(a:hover, a:focus-visible) .go {
      transform: translateX(4px);
    }
  }
`;

/** The styles that all cards of a grid have: its look, and what is needed for the parts that any of them has. */
export function stylesOf(cards: readonly CardProps[], look: CardLook): (SerializedStyles | false)[] {
  const some = (has: (card: CardProps) => unknown) => cards.some((card) => has(card));
  return [
    base,
    some((card) => card.badge) && badge,
    some((card) => card.tag || card.facts || card.details) && foot,
    some((card) => card.points && (card.tag || card.facts || card.details)) && underPoints,
    some((card) => card.tag) && tag,
    some((card) => card.facts) && facts,
    some((card) => card.href) && link,
    cardLooks[look],
  ];
}
