import { css } from '@emotion/react';
import { DateText } from '#theme/ui/dates.tsx';
import { useWords } from '#theme/words/use-words.ts';
import type { EntryHeadProps } from './schema.ts';

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: 1.25rem 2.5rem;
  max-width: 52rem;
  margin-top: clamp(1.75rem, 1.4rem + 1.2vw, 2.5rem);

  > div {
    padding-top: 0.875rem;
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--soft);
    font-size: var(--text-xs);
  }
  dd {
    font-weight: 600;
    line-height: 1.45;
  }
`;

/** What has to be known at a glance, each under a word of the theme. */
export function Facts({ facts }: Pick<EntryHeadProps, 'facts'>) {
  const words = useWords();
  if (!facts) return null;
  return (
    <dl css={style}>
      {facts.map(({ name, value, href, from, to }) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd>
            {from && <DateText date={from} endDate={to} time="full" />}
            {value && (href ? <a href={href}>{value}</a> : value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
