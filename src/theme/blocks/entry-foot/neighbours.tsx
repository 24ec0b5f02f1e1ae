import { css } from '@emotion/react';
import type { Teaser } from '#contract/entry.ts';
import { Icon } from '#theme/ui/icon.tsx';
import { useWords } from '#theme/words/use-words.ts';

const style = css`
  display: grid;
  gap: 1.5rem 2.5rem;

  a {
    display: grid;
    gap: 0.375rem;
    align-content: start;
    color: inherit;
    font: 500 1.1875rem / 1.3 var(--font-display);
    text-decoration-color: transparent;
  }
  a:hover {
    text-decoration-color: var(--accent);
  }
  span {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    color: var(--accent);
    font: 600 var(--text-sm) / 1.5 var(--font-text);
  }
  @media (min-width: 44rem) {
    grid-template-columns: 1fr 1fr;

    [rel='next'] {
      grid-column: 2;
      justify-items: end;
      text-align: end;
    }
  }
  @media print {
    display: none;
  }
`;

/** The ways to the entries before and after this one. */
export function Neighbours({ previous, next }: { previous?: Teaser; next?: Teaser }) {
  const words = useWords();
  if (!previous?.href && !next?.href) return null;
  return (
    <div css={style}>
      {previous?.href && (
        <a href={previous.href} rel="prev">
          <span>
            <Icon name="arrow-left" />
            {words.previousEntry}
          </span>
          {previous.title}
        </a>
      )}
      {next?.href && (
        <a href={next.href} rel="next">
          <span>
            {words.nextEntry}
            <Icon name="arrow-right" />
          </span>
          {next.title}
        </a>
      )}
    </div>
  );
}
