import { css, type Interpolation, type Theme } from '@emotion/react';
import type { Teaser } from '#contract/entry.ts';
import { TeaserCard } from './teaser-card.tsx';
import type { TeaserLook } from './teaser-looks.ts';

const columns = css`
  display: grid;
  gap: clamp(2.5rem, 1.5rem + 3vw, 4rem) clamp(1.5rem, 1rem + 1.6vw, 2.5rem);
  list-style: none;

  @media (min-width: 44rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  > :nth-of-type(3n + 2) {
    --corner: 0 100%;
  }
  > :nth-of-type(3n) {
    --corner: 50% 130%;
  }
`;

const smallColumns = css`
  display: grid;
  gap: 1.75rem clamp(1.5rem, 1rem + 1.6vw, 2.5rem);
  list-style: none;

  @media (min-width: 44rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const layouts = {
  cards: columns,
  small: smallColumns,
  rows: css`
    border-bottom: 1px solid var(--line);
    list-style: none;
  `,
  lead: css`
    ${smallColumns}
    row-gap: 2.5rem;

    > :first-child {
      grid-column: 1 / -1;
    }
  `,
};

const sizes: Readonly<Record<TeaserLook, string>> = {
  card: '(min-width: 64rem) 25rem, (min-width: 44rem) 46vw, 92vw',
  person: '5.5rem',
  large: '(min-width: 60rem) 44rem, 92vw',
  small: '92vw',
  row: '(min-width: 75rem) 11rem, 16vw',
  personRow: '5.5rem',
};

export type TeaserLayout = keyof typeof layouts;

interface Props {
  entries: readonly Teaser[];
  layout: TeaserLayout;
  styles?: Interpolation<Theme>;
}

/** Entries as a list: in columns, one under the other, or the first large and the rest small. */
export function TeaserList({ entries, layout, styles }: Props) {
  const illustrated = entries.some(({ picture }) => picture);
  return (
    <ul css={[layouts[layout], styles]}>
      {entries.map((entry, index) => {
        const look = chooseLook(layout, entry, index);
        return (
          <TeaserCard key={entry.id} entry={entry} look={look} withPicture={hasPicture(entry, look, illustrated)} sizes={sizes[look]} />
        );
      })}
    </ul>
  );
}

function chooseLook(layout: TeaserLayout, { kind }: Teaser, index: number): TeaserLook {
  if (layout === 'rows') return kind === 'person' ? 'personRow' : 'row';
  if (layout === 'small') return 'small';
  if (kind === 'person') return 'person';
  if (layout === 'cards') return 'card';
  return index === 0 ? 'large' : 'small';
}

/** @param illustrated whether any entry of the list has a picture */
function hasPicture({ picture, kind }: Teaser, look: TeaserLook, illustrated: boolean): boolean {
  if (look === 'small') return false;
  // Beside cards with pictures one is drawn where it is missing; elsewhere the words take the place.
  return kind === 'person' || picture !== undefined || (look === 'card' && illustrated);
}
