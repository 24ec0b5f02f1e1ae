import { css, type Interpolation, type Theme } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import { image } from '#contract/definitions/image.ts';
import { link } from '#contract/definitions/link.ts';
import { Deeper, Heading } from './heading.tsx';
import { plainParagraphs } from './plain-paragraphs.ts';

const safe = { href: new RegExp(link.pattern), src: new RegExp(image.properties.src.pattern) };

const style = css`
  max-width: 42rem;
  line-height: 1.7;
  overflow-wrap: break-word;

  > * + * {
    margin-top: 1.25em;
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

const openingStyle = css`
  > p:first-child {
    font-size: var(--text-lg);
    line-height: 1.6;
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

interface TitleProps {
  id?: string;
  children?: ReactNode;
}

/** How the elements of Markdown are drawn: headings take their level from the page, not from the number of #. */
const plainComponents: Components = {
  h1: ({ id, children }) => <Title id={id}>{children}</Title>,
  h2: ({ id, children }) => <Title id={id}>{children}</Title>,
  h3: ({ id, children }) => <SubTitle id={id}>{children}</SubTitle>,
  h4: ({ id, children }) => <SmallTitle id={id}>{children}</SmallTitle>,
  h5: ({ id, children }) => <SmallTitle id={id}>{children}</SmallTitle>,
  h6: ({ id, children }) => <SmallTitle id={id}>{children}</SmallTitle>,
  a: ({ href, children }) => (href ? <a href={href}>{children}</a> : children),
  img: ({ alt }) => alt,
};

interface Props extends Pick<Options, 'remarkPlugins' | 'rehypePlugins' | 'remarkRehypeOptions'> {
  /** Markdown. */
  text: string;
  /** Elements that are drawn in another way than in a short text. */
  components?: Components;
  /** Whether the first paragraph is larger than the others. */
  opens?: boolean;
  styles?: Interpolation<Theme>;
}

/** A text in Markdown. Only links and pictures that the schemas allow are drawn. */
export function RunningText({ text, components, opens = false, styles, ...plugins }: Props) {
  const paragraphs = components || Object.keys(plugins).length > 0 ? undefined : plainParagraphs(text);
  return (
    <div css={[style, opens && openingStyle, styles]}>
      {paragraphs?.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move.
        <Fragment key={index}>
          {index > 0 && '\n'}
          <p>{paragraph}</p>
        </Fragment>
      )) ?? (
        <Markdown
          {...plugins}
          components={{ ...plainComponents, ...components }}
          urlTransform={(url, key) => (safe[key === 'src' ? 'src' : 'href'].test(url) ? url : null)}
        >
          {text}
        </Markdown>
      )}
    </div>
  );
}

function Title({ id, children }: TitleProps) {
  return (
    <Heading css={title} id={id}>
      {children}
    </Heading>
  );
}

function SubTitle({ id, children }: TitleProps) {
  return (
    <Deeper>
      <Heading css={smallTitle} id={id}>
        {children}
      </Heading>
    </Deeper>
  );
}

function SmallTitle({ id, children }: TitleProps) {
  return (
    <Deeper>
      <SubTitle id={id}>{children}</SubTitle>
    </Deeper>
  );
}
