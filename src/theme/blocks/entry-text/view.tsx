import { css } from '@emotion/react';
import remarkGfm from 'remark-gfm';
import { RunningText } from '#theme/ui/running-text.tsx';
import { Section } from '#theme/ui/section.tsx';
import { fillWords } from '#theme/words/fill-words.tsx';
import { useWords } from '#theme/words/use-words.ts';
import { longTextComponents } from './components.tsx';
import type { EntryTextProps } from './schema.ts';
import { shapeText } from './shape-text.ts';

const band = css`
  padding-block: clamp(2.25rem, 1.8rem + 2vw, 4rem) var(--section);

  // The head of the entry, on the same ground, leaves the space already.
  [data-tone='paper'] + & {
    padding-top: 0;
  }
`;

// The text stands under the heading of the entry; what hangs in its margin has the first column.
const column = css`
  @media (min-width: 64rem) {
    > :only-child {
      margin-inline-start: calc(25% + 1.875rem);
    }
  }
`;

const textStyle = css`
  && {
    max-width: none;
    font-size: clamp(1.0625rem, 1rem + 0.28vw, 1.1875rem);
    line-height: 1.7;
  }
  > * {
    max-width: 35em;
  }
  p {
    hanging-punctuation: first allow-end;
  }
  blockquote {
    max-width: 30em;
    font-size: 1.16em;
  }
  // The box stands for the mark of the list.
  .task-list-item {
    list-style: none;
  }
  hr {
    width: 5rem;
    margin-inline: 0;
  }
  @media (min-width: 64rem) {
    // The marks of lists and quotations hang in the margin, so that all text begins on one line.
    > :is(ul, ol) {
      padding-inline-start: 0;
    }
    > :is(ul, ol) > li {
      padding-inline-start: 0;
    }
    > blockquote {
      margin-inline-start: calc(-1.5rem - 2px);
    }
  }
  @media print {
    && {
      font-size: 11.5pt;
      line-height: 1.5;
    }
    p {
      orphans: 3;
      widows: 3;
    }
  }
`;

/** A long text as one reads it in a newspaper. */
export function EntryTextView({ id, text }: EntryTextProps) {
  const words = useWords();
  const prefix = id ? `${id}-` : '';
  return (
    <Section block={{ id }} styles={band} columnStyles={column}>
      <RunningText
        text={text}
        styles={textStyle}
        components={longTextComponents}
        remarkPlugins={[[remarkGfm, { singleTilde: false }]]}
        rehypePlugins={[shapeText(prefix)]}
        remarkRehypeOptions={{
          clobberPrefix: prefix,
          footnoteLabel: words.notes,
          footnoteLabelProperties: {},
          footnoteBackLabel: (index) => fillWords(words.backToText, { number: index + 1 }),
        }}
      />
    </Section>
  );
}
