import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Components } from 'react-markdown';
import { Picture } from '#theme/ui/picture.tsx';
import { useWords } from '#theme/words/use-words.ts';
import { NotesTitle, Title } from './titles.tsx';

const figureStyle = css`
  && {
    max-width: 100%;
    margin-block: 2.25em;
  }
  @media print {
    max-width: 30rem;
  }
  figcaption {
    max-width: 42rem;
    margin-top: 0.75rem;
    color: var(--soft);
    font-size: var(--text-xs);
    line-height: 1.5;
  }
`;

const pictureSizes = '(min-width: 64rem) 56rem, 92vw';

const pictureStyle = css`
  border-radius: var(--radius);
`;

const tableStyle = css`
  && {
    max-width: 100%;
    margin-block: 2em;
    overflow-x: auto;
  }
  table {
    min-width: min(100%, 41.5rem);
    border-collapse: collapse;
    font-size: 0.84em;
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1.45;
  }
  th,
  td {
    min-width: 4.5rem;
    padding-block: 0.65rem;
    padding-inline: 0 clamp(0.875rem, 2vw, 1.75rem);
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;
  }
  th {
    border-bottom: 2px solid var(--ink);
    font-weight: 600;
    vertical-align: bottom;
  }
  [data-align='right'] {
    text-align: end;
  }
  [data-align='center'] {
    text-align: center;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }
  @media print {
    && {
      overflow: visible;
    }
  }
`;

const notesStyle = css`
  && {
    margin-top: 3.5rem;
    padding-top: 1.5rem;
    border-top: 1px solid var(--line);
    font-size: 0.82em;
    line-height: 1.6;
  }
  > * + * {
    margin-top: 0.75rem;
  }
  li:target {
    background: var(--tint);
  }
  @media (min-width: 64rem) {
    > ol {
      padding-inline-start: 0;
    }
  }
`;

const markStyle = css`
  font-size: 0.72em;
  line-height: 0;
  vertical-align: 0.5em;

  a {
    // A larger target than the small figure.
    padding-block: 0.6em;
    padding-inline: 0.1em 0.3em;
    font-weight: 600;
    font-variant-numeric: lining-nums;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a:target {
    background: var(--tint);
  }
`;

const backStyle = css`
  padding-inline: 0.35em;

  @media print {
    display: none;
  }
`;

/** A table that can be scrolled sideways where it is too wide, with the keyboard too. */
function Table({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard does not reach what is cut off.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div css={tableStyle} role="group" aria-label={useWords().table} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

interface FigureProps {
  src: string;
  alt?: string;
  /** The caption. */
  title?: string;
}

function Figure({ src, alt = '', title }: FigureProps) {
  return (
    <figure css={figureStyle}>
      <Picture css={pictureStyle} image={{ src, alt }} sizes={pictureSizes} />
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}

/** How the elements of a long text are drawn, where they differ from those of a short one. */
export const longTextComponents: Components = {
  h1: ({ id, children }) => (
    <Title id={id} depth={0}>
      {children}
    </Title>
  ),
  h2: ({ id, children, node }) =>
    node?.properties.id === id && id?.endsWith('footnote-label') ? (
      <NotesTitle id={id}>{children}</NotesTitle>
    ) : (
      <Title id={id} depth={0}>
        {children}
      </Title>
    ),
  h3: ({ id, children }) => (
    <Title id={id} depth={1}>
      {children}
    </Title>
  ),
  h4: ({ id, children }) => (
    <Title id={id} depth={2}>
      {children}
    </Title>
  ),
  h5: ({ id, children }) => (
    <Title id={id} depth={2}>
      {children}
    </Title>
  ),
  h6: ({ id, children }) => (
    <Title id={id} depth={2}>
      {children}
    </Title>
  ),
  table: ({ children }) => <Table>{children}</Table>,
  th: ({ children, style }) => (
    <th scope="col" data-align={style?.textAlign}>
      {children}
    </th>
  ),
  td: ({ children, style }) => <td data-align={style?.textAlign}>{children}</td>,
  img: ({ src, alt = '', title, node }) => {
    if (typeof src !== 'string') return alt;
    // One in the middle of a sentence cannot be a figure.
    if (node?.properties.dataAlone === undefined) return <Picture image={{ src, alt }} sizes={pictureSizes} />;
    return <Figure src={src} alt={alt} title={title} />;
  },
  section: ({ children }) => <section css={notesStyle}>{children}</section>,
  sup: ({ children }) => <sup css={markStyle}>{children}</sup>,
  a: ({ href, id, children, node, ...rest }) => {
    if (!href) return children;
    if (node?.properties.dataFootnoteBackref !== undefined)
      return (
        <a css={backStyle} href={href} aria-label={rest['aria-label']}>
          {children}
        </a>
      );
    return (
      <a href={href} id={id} aria-describedby={rest['aria-describedby']}>
        {children}
      </a>
    );
  },
};
