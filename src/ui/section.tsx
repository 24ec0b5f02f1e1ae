import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useBlock } from '../render/block-context.tsx';
import { Deeper, Heading, HeadingLevel } from './heading.tsx';

interface SectionProps {
  /** The properties that every block may carry. */
  block: { id?: string; eyebrow?: string; heading?: string; intro?: string };
  children?: ReactNode;
  /** Narrower for running text and forms. */
  width?: 'wide' | 'text';
  className?: string;
}

const band = css`
  padding-block: var(--section);
  position: relative;
  background: var(--paper);
  color: var(--ink);

  &[data-tone='shade'] {
    background: var(--shade);
  }
  &[data-tone='band'] {
    color-scheme: dark;
    background: var(--band);
  }
  &[data-tone='deep'] {
    color-scheme: dark;
    background: var(--deep);
  }
  & + &[data-tone='band'],
  & + &[data-tone='deep'] {
    border-top: 1px solid var(--line);
  }
`;

const container = css`
  width: 100%;
  max-width: calc(77rem + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

const narrow = css`
  max-width: calc(44rem + 2 * var(--gutter));
`;

const head = css`
  max-width: 46rem;
  margin-bottom: clamp(2rem, 1.5rem + 2vw, 3.5rem);

  h1 {
    font-size: var(--title-lg);
  }
  h2 {
    font-size: var(--title-md);
  }
`;

const eyebrowStyle = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  margin-bottom: 1rem;
  color: var(--accent);
  font-size: var(--text-xs);
  font-weight: 600;
  letter-spacing: 0.09em;
  text-transform: uppercase;

  &::before {
    content: '';
    width: 2rem;
    height: 1px;
    background: currentColor;
  }
`;

const introStyle = css`
  margin-top: 1.125rem;
  max-width: 40rem;
  color: var(--soft);
  font-size: var(--text-lg);
  line-height: 1.6;
`;

/** A band of the page with its heading. Its tone and the level of its heading follow from its place. */
export function Section({ block, children, width = 'wide', className }: SectionProps) {
  const { tone, level, effect, source } = useBlock();
  const inner = block.heading ? <Deeper>{children}</Deeper> : children;
  return (
    <section css={band} className={className} id={block.id} data-tone={tone} data-effect={effect} data-source={source}>
      <HeadingLevel level={level}>
        <div css={[container, width === 'text' && narrow]}>
          <SectionHead block={block} />
          {inner}
        </div>
      </HeadingLevel>
    </section>
  );
}

/** Eyebrow, heading and introduction of a block, as far as it has them. */
export function SectionHead({ block, className }: Pick<SectionProps, 'block' | 'className'>) {
  const { eyebrow, heading, intro } = block;
  if (!eyebrow && !heading && !intro) return null;
  return (
    <div css={head} className={className}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      {heading && <Heading>{heading}</Heading>}
      {intro && <p css={introStyle}>{intro}</p>}
    </div>
  );
}

export function Eyebrow({ children }: { children: ReactNode }) {
  return <p css={eyebrowStyle}>{children}</p>;
}

/** The column that everything on the page is aligned to. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div css={container} className={className}>
      {children}
    </div>
  );
}
