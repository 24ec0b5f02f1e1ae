import { css, type SerializedStyles } from '@emotion/react';

type Part = 'item' | 'picture' | 'day' | 'words' | 'title' | 'summary' | 'facts';

const smallTitle = css`
  font-size: var(--title-sm);
  line-height: 1.25;
`;

const rowTitle = css`
  font-size: clamp(1.25rem, 1.15rem + 0.5vw, 1.625rem);
  line-height: 1.2;
`;

/** How an entry looks in a list, by the parts that differ. */
export const teaserLooks = {
  /** A picture with text under it. */
  card: {
    item: css`
      display: flex;
      flex-direction: column;
      gap: 1.25rem;
    `,
    title: smallTitle,
  },
  /** A portrait with the name beside it. */
  person: {
    item: css`
      display: grid;
      grid-template-columns: 5.5rem minmax(0, 1fr);
      gap: 1.25rem;
      align-items: start;
    `,
    title: smallTitle,
  },
  /** The first of a list, larger than the others. */
  large: {
    item: css`
      display: grid;
      gap: 1.5rem clamp(2rem, 4vw, 4rem);

      @media (min-width: 60rem) {
        &:has(> :nth-child(2)) {
          grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
          align-items: center;
        }
      }
    `,
    words: css`
      max-width: 52rem;
    `,
    title: css`
      font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem);
    `,
    summary: css`
      margin-top: 1rem;
      font-size: var(--text-lg);
    `,
    facts: css`
      margin-top: 1.125rem;
      font-size: var(--text-sm);
    `,
  },
  /** Without picture and summary. */
  small: {
    item: css`
      padding-top: 1.25rem;
      border-top: 1px solid var(--line);
    `,
    title: smallTitle,
  },
  /** A line of a list: the day, the text and a small picture side by side. */
  row: {
    item: css`
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.5rem 1.5rem;
      padding-block: clamp(1.5rem, 1.2rem + 1vw, 2.25rem);
      border-top: 1px solid var(--line);

      @media (min-width: 60rem) {
        grid-template-columns: calc(25% - 0.625rem) minmax(0, 1fr) auto;
        column-gap: 2.5rem;
      }
    `,
    day: css`
      grid-column: 1 / -1;
      color: var(--soft);
      font-size: var(--text-sm);
      line-height: 1.5;

      @media (min-width: 60rem) {
        grid-area: 1 / 1;
        margin-top: 0.3rem;
      }
    `,
    words: css`
      grid-area: 2 / 1;
      max-width: 44rem;

      @media (min-width: 60rem) {
        grid-area: 1 / 2;
      }
    `,
    picture: css`
      grid-area: 2 / 2;
      width: clamp(5.5rem, 14vw, 11rem);

      @media (min-width: 60rem) {
        grid-area: 1 / 3;
      }
    `,
    title: rowTitle,
  },
  /** The same of a person, with the portrait in front. */
  personRow: {
    item: css`
      display: grid;
      grid-template-columns: 5.5rem minmax(0, 1fr);
      gap: 1.25rem;
      align-items: start;
      padding-block: clamp(1.25rem, 1rem + 1vw, 1.75rem);
      border-top: 1px solid var(--line);

      @media (min-width: 60rem) {
        grid-template-columns: calc(25% - 0.625rem) minmax(0, 44rem);
        column-gap: 2.5rem;
      }
    `,
    picture: css`
      width: 5.5rem;
    `,
    title: rowTitle,
  },
} satisfies Record<string, Partial<Record<Part, SerializedStyles>>>;

export type TeaserLook = keyof typeof teaserLooks;

/** The styles of one part. */
export function lookOf(look: TeaserLook, part: Part): SerializedStyles | undefined {
  return (teaserLooks[look] as Partial<Record<Part, SerializedStyles>>)[part];
}
