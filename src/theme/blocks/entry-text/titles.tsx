import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Deeper, Heading } from '#theme/ui/heading.tsx';

const headingStyle = css`
  && {
    position: relative;
    max-width: 26em;
    margin-top: 1.9em;
    scroll-margin-top: 1rem;
  }
  && + * {
    margin-top: 0.7em;
  }
  &&:first-child {
    margin-top: 0;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a::before {
    content: '#' / '';
    position: absolute;
    inset-inline-end: 100%;
    padding-inline-end: 0.35em;
    color: var(--accent);
    opacity: 0;
  }
  a:is(:hover, :focus-visible)::before {
    opacity: 1;
  }
  @media (max-width: 63.99rem) {
    a:hover {
      text-decoration: underline;
      text-decoration-color: var(--accent);
    }
    a::before {
      display: none;
    }
  }
`;

const sizes = [
  css`
    font-size: clamp(1.5rem, 1.35rem + 0.7vw, 1.9375rem);
  `,
  css`
    font-size: clamp(1.25rem, 1.2rem + 0.25vw, 1.375rem);
  `,
  css`
    font-size: 1.0625em;
    font-weight: 600;
  `,
];

const notesTitle = css`
  font: 600 var(--text-sm) / 1.5 var(--font-text);
`;

type Level = 0 | 1 | 2;

/** A heading that links to itself, so that its URL can be copied. */
export function Title({ id, depth, children }: { id?: string; depth: Level; children?: ReactNode }) {
  const heading = (
    <Heading css={[headingStyle, sizes[depth]]} id={id}>
      <a href={`#${id}`}>{children}</a>
    </Heading>
  );
  return deepen(heading, depth);
}

function deepen(heading: ReactNode, depth: number): ReactNode {
  return depth === 0 ? heading : <Deeper>{deepen(heading, depth - 1)}</Deeper>;
}

/** The heading of the notes. */
export function NotesTitle({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <Heading css={notesTitle} id={id}>
      {children}
    </Heading>
  );
}
