import { css } from '@emotion/react';
import { DateText } from '#theme/ui/dates.tsx';
import { FilledWords, fillWords } from '#theme/words/fill-words.tsx';
import { useWords } from '#theme/words/use-words.ts';
import type { EntryHeadProps } from './schema.ts';

// In a line on narrow screens, one under the other beside the heading.
const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  color: var(--soft);
  font-size: var(--text-sm);
  line-height: 1.5;

  @media (min-width: 64rem) {
    flex-direction: column;
    padding-top: 1rem;
    border-top: 1px solid var(--line);
  }
`;

/** When an entry was published and last changed, and how long it takes to read. */
export function PublishedLine({ date, updated, minutes }: Pick<EntryHeadProps, 'date' | 'updated' | 'minutes'>) {
  const words = useWords();
  return (
    <div css={style}>
      {date && (
        <p>
          <DateText date={date} />
        </p>
      )}
      {updated && (
        <p>
          <FilledWords text={words.updated} parts={{ date: <DateText date={updated} /> }} />
        </p>
      )}
      {minutes && <p>{fillWords(words.readingTime, { minutes })}</p>}
    </div>
  );
}
