import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { link } from '#contract/definitions/link.ts';
import { Deeper, Heading } from '#theme/ui/heading.tsx';
import { Section } from '#theme/ui/section.tsx';
import type { ProseProps } from './schema.ts';

const safeLink = new RegExp(link.pattern);

const style = css`
  max-width: 42rem;
  line-height: 1.7;
  overflow-wrap: break-word;

  > * + * {
    margin-top: 1.25em;
  }
  > p:first-child {
    font-size: var(--text-lg);
    line-height: 1.6;
  }
  ul,
  ol {
    padding-inline-start: 1.4em;
  }
  li::marker {
    color: var(--accent);
    font-variant-numeric: tabular-nums;
  }
  li + li,
  li > * + *,
  li > :is(ul, ol) {
    margin-top: 0.5em;
  }
  li {
    padding-inline-start: 0.3em;
  }
  strong {
    font-weight: 600;
  }
  blockquote {
    margin-block: 2em;
    padding-inline-start: 1.5rem;
    border-inline-start: 2px solid var(--accent);
    font-family: var(--font-display);
    font-size: var(--title-sm);
    line-height: 1.5;
  }
  blockquote > * + * {
    margin-top: 0.75em;
  }
  code {
    padding: 0.1em 0.35em;
    border-radius: var(--radius);
    background: var(--tint);
    font: 0.875em/1.6 ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
  }
  pre {
    white-space: pre-wrap;
    padding: 1.25rem 1.5rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  pre code {
    padding: 0;
    background: none;
  }
  hr {
    margin-block: 2.5em;
    border: 0;
    border-top: 1px solid var(--line);
  }
`;

const headingStyle = css`
  && {
    margin-top: 2em;
  }
  && + * {
    margin-top: 0.75em;
  }
  &&:first-child {
    margin-top: 0;
  }
`;

const title = css`
  ${headingStyle}
  font-size: var(--title-sm);
`;

const smallTitle = css`
  ${headingStyle}
  font-size: 1.1875rem;
`;

/** How the elements of Markdown are drawn: headings take their level from the page, not from the number of #. */
const components: Components = {
  h1: ({ children }) => <Heading css={title}>{children}</Heading>,
  h2: ({ children }) => <Heading css={title}>{children}</Heading>,
  h3: ({ children }) => <SubHeading>{children}</SubHeading>,
  h4: ({ children }) => <SmallHeading>{children}</SmallHeading>,
  h5: ({ children }) => <SmallHeading>{children}</SmallHeading>,
  h6: ({ children }) => <SmallHeading>{children}</SmallHeading>,
  a: ({ href, children }) => (href ? <a href={href}>{children}</a> : children),
  img: ({ alt }) => alt,
};

export function ProseView(block: ProseProps) {
  const { text } = block;
  return (
    <Section block={block} beside>
      <div css={style}>
        <Markdown components={components} urlTransform={(url) => (safeLink.test(url) ? url : null)}>
          {text}
        </Markdown>
      </div>
    </Section>
  );
}

function SubHeading({ children }: { children: ReactNode }) {
  return (
    <Deeper>
      <Heading css={smallTitle}>{children}</Heading>
    </Deeper>
  );
}

function SmallHeading({ children }: { children: ReactNode }) {
  return (
    <Deeper>
      <SubHeading>{children}</SubHeading>
    </Deeper>
  );
}
