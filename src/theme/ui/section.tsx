import { css, type Interpolation, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { useBlock } from '#contract/block-context.tsx';
import { Deeper, Heading, HeadingLevel } from './heading.tsx';

interface SectionProps {
  /** The properties that every block may carry. */
  block: { id?: string; eyebrow?: string; heading?: string; intro?: string };
  children?: ReactNode;
  /** The content stands beside the head, not under it. */
  beside?: boolean;
  /** Of the band itself, over its own. */
  styles?: Interpolation<Theme>;
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

const besideStyle = css`
  @media (min-width: 60rem) {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    column-gap: 4rem;

    > :first-child {
      margin: 0;
    }
  }
`;

const head = css`
  max-width: 46rem;
  margin-bottom: clamp(2rem, 1.5rem + 2vw, 3.5rem);

  @media print {
    break-inside: avoid;
    break-after: avoid;
  }
  h1 {
    font-size: var(--title-lg);
  }
  h2 {
    font-size: var(--title-md);
  }
`;

// The introduction stands in the second column, on the first line of the heading.
const wideHead = css`
  @media (min-width: 60rem) {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: 4rem;
    align-items: baseline;
    max-width: none;

    > * {
      grid-column: 1;
    }
    > :is(h1, h2) + p {
      grid-column: 2;
      margin: 0;
    }
  }
`;

/** Of the headings that open a page. */
const headingSizes = {
  full: css`
    h1,
    h2 {
      font-size: var(--title-xl);
      line-height: 1.06;
      letter-spacing: -0.02em;

      + p {
        margin-top: 1.75rem;
      }
    }
  `,
  besidePicture: css`
    @media (min-width: 60rem) {
      h1,
      h2 {
        font-size: var(--title-lg);
      }
    }
  `,
};

const eyebrowStyle = css`
  margin-bottom: 0.875rem;
  color: var(--accent);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.5;
`;

const introStyle = css`
  margin-top: 1.125rem;
  max-width: 40rem;
  color: var(--soft);
  font-size: var(--text-lg);
  line-height: 1.6;
  text-wrap: balance;
`;

/** A band of the page with its heading. Its tone and the level of its heading follow from its place. */
export function Section({ block, children, beside = false, styles }: SectionProps) {
  const { tone, level, effect, source } = useBlock();
  const inner = block.heading ? <Deeper>{children}</Deeper> : children;
  const headed = block.eyebrow || block.heading || block.intro;
  return (
    <section css={[band, styles]} id={block.id} data-tone={tone} data-effect={effect} data-source={source}>
      <HeadingLevel level={level}>
        <div css={[container, beside && headed && besideStyle]}>
          <SectionHead block={block} styles={!beside && block.heading && block.intro && wideHead} />
          {inner}
        </div>
      </HeadingLevel>
    </section>
  );
}

interface SectionHeadProps extends Pick<SectionProps, 'block' | 'styles'> {
  /** How large its heading is, if not as large as that of every block: across the screen, or as long as the screen is narrow. */
  size?: keyof typeof headingSizes;
}

/** Eyebrow, heading and introduction of a block, as far as it has them. */
export function SectionHead({ block, size, styles }: SectionHeadProps) {
  const { eyebrow, heading, intro } = block;
  if (!eyebrow && !heading && !intro) return null;
  return (
    <div css={[head, size && headingSizes.full, size === 'besidePicture' && headingSizes.besidePicture, styles]}>
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
export function Container({ children, styles }: { children: ReactNode; styles?: Interpolation<Theme> }) {
  return <div css={[container, styles]}>{children}</div>;
}
