import { css } from '@emotion/react';
import { cardHighlight } from '#theme/ui/card-highlight.ts';
import { Heading } from '#theme/ui/heading.tsx';
import { Section } from '#theme/ui/section.tsx';
import type { TimelineProps } from './schema.ts';

/** More milestones than this do not fit side by side. */
const mostInARow = 6;

/** A date with a longer word than this is set smaller, so that it need not be broken. */
const longestBigWord = 5;

const style = css`
  --highlight: -0.75rem -0.5rem 1.25rem -0.75rem;
  --dot: 0.6875rem;

  li {
    position: relative;
    padding-block: 0 2.5rem;
    padding-inline: 1.75rem 0;
    border-inline-start: 1px solid var(--line);
  }
  li::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(var(--dot) / -2);
    top: 0.7rem;
    width: var(--dot);
    height: var(--dot);
    border-radius: 50%;
    background: var(--accent);
  }
  li:last-child {
    padding-bottom: 0;
  }
  li > p {
    color: var(--accent);
    font-family: var(--font-display);
    font-size: clamp(2rem, 1.5rem + 1.6vw, 3rem);
    font-variant-numeric: lining-nums;
    letter-spacing: -0.02em;
    line-height: 1.05;
  }
  &[data-words] > li > p {
    font-size: clamp(1.375rem, 1.25rem + 0.5vw, 1.75rem);
  }
  li > div {
    padding-top: 0.75rem;
  }
  div > p {
    max-width: 38rem;
    margin-top: 0.6rem;
    color: var(--soft);
  }

  @media (min-width: 40rem) {
    li {
      display: grid;
      grid-template-columns: minmax(0, clamp(8rem, 20vw, 15rem)) minmax(0, 1fr);
      align-items: baseline;
      padding: 0;
      border: 0;
    }
    li::before {
      inset-inline-start: calc(clamp(8rem, 20vw, 15rem) - var(--dot) / 2);
      top: 1.1rem;
    }
    li > p {
      padding-inline-end: 1.5rem;
    }
    li > div {
      align-self: stretch;
      padding-block: 0.4rem 3rem;
      padding-inline-start: clamp(2rem, 4vw, 4rem);
      border-inline-start: 1px solid var(--line);
    }
    li:last-child > div {
      padding-bottom: 0.5rem;
    }
  }
`;

const titleStyle = css`
  font-size: var(--title-sm);
  hyphens: auto;
  hyphenate-limit-chars: 14 6 6;
`;

const row = css`
  ${style}
  @media (min-width: 64rem) {
    --highlight: -0.75rem 0.5rem -0.5rem -0.75rem;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;

    li {
      grid-row: span 2;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: subgrid;
    }
    li::before {
      position: relative;
      inset: auto;
      grid-area: 2 / 1;
      align-self: start;
      margin-top: calc(var(--dot) / -2);
    }
    li > p {
      align-self: end;
      padding-bottom: 1.5rem;
    }
    li > div,
    li:last-child > div {
      grid-area: 2 / 1;
      padding-block: 1.75rem 0;
      padding-inline: 0 2rem;
      border: 0;
      border-top: 1px solid var(--line);
    }
    li:last-child > div {
      border-image: linear-gradient(var(--onwards, 90deg), var(--line) 40%, transparent) 1;
    }
  }
`;

export function TimelineView(block: TimelineProps) {
  const { events } = block;
  const wordy = events.some(({ date }) => date.split(/\s/).some((word) => word.length > longestBigWord));
  return (
    <Section block={block}>
      <ol css={[events.length <= mostInARow ? row : style, cardHighlight]} data-cards="" data-words={wordy || undefined}>
        {events.map(({ date, title, description }) => (
          <li key={date + title}>
            <p>{date}</p>
            <div>
              <Heading css={titleStyle}>{title}</Heading>
              {description && <p>{description}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
