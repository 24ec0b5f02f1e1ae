import { css } from '@emotion/react';
import type { Pager as PagerData } from '#contract/entry.ts';
import { fillWords } from '#theme/words/fill-words.tsx';
import { useWords } from '#theme/words/use-words.ts';
import { Icon } from './icon.tsx';
import { pagerItems } from './pager-items.ts';

const style = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1rem;
  align-items: center;
  margin-top: clamp(2.25rem, 2rem + 1.5vw, 3.5rem);
  font-size: var(--text-sm);
  font-weight: 600;

  ol {
    display: flex;
    grid-area: 2 / 1 / 2 / -1;
    justify-content: center;
    list-style: none;
    font-variant-numeric: lining-nums tabular-nums;
  }
  a {
    display: inline-flex;
    gap: 0.6em;
    align-items: center;
    justify-content: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    border-radius: var(--radius);
    text-decoration: none;
  }
  li > a,
  li > span {
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
  li > a {
    color: inherit;
  }
  li > a:hover {
    background: color-mix(in srgb, var(--ink) 7%, transparent);
  }
  li > a[aria-current] {
    background: var(--fill);
    color: var(--on-fill);
  }
  a[rel]:hover {
    text-decoration: underline;
  }
  a[rel='next'] {
    grid-column: -2;
    justify-self: end;
  }
  a[rel='prev'] {
    justify-self: start;
  }
  @media (min-width: 44rem) {
    grid-template-columns: 1fr auto 1fr;

    ol {
      grid-area: 1 / 2;
    }
  }
  @media print {
    display: none;
  }
`;

/**
 * Links to the other pages of a list: the one before, the one after, and the numbers.
 * @param of the heading of the list
 */
export function Pager({ page, paths, of }: PagerData & { of?: string }) {
  const words = useWords();
  const previous = paths[page - 2];
  const next = paths[page];
  return (
    <nav css={style} aria-label={of ? words.pages + fillWords(words.about, { subject: of }) : words.pages}>
      {previous && (
        <a href={previous} rel="prev">
          <Icon name="arrow-left" />
          {words.previousPage}
        </a>
      )}
      <ol>
        {pagerItems(page, paths.length).map((item, index) =>
          item === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: there is at most one gap on either side.
            <li key={`gap-${index}`}>
              <span aria-hidden="true">…</span>
            </li>
          ) : (
            <li key={item}>
              <a
                href={paths[item - 1]}
                aria-label={fillWords(words.page, { number: item })}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </a>
            </li>
          ),
        )}
      </ol>
      {next && (
        <a href={next} rel="next">
          {words.nextPage}
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
}
