import { css, type Interpolation, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { useBlock } from '#contract/block-context.tsx';
import { Deeper, Heading, HeadingLevel, useLevel } from './heading.tsx';

interface SectionProps {
  /** The properties that every block may carry. */
  block: { id?: string; eyebrow?: string; heading?: string; intro?: string };
  children?: ReactNode;
  /** The content stands beside the head, not under it. */
  beside?: boolean;
  /** Additional styles of the band. */
  styles?: Interpolation<Theme>;
  /** Additional styles of the column in the band, which holds head and content. */
  columnStyles?: Interpolation<Theme>;
}

const band = css`
  padding-block: var(--section);
  position: relative;
  background: var(--paper);
  color: var(--ink);
`;

const dark = css`
  color-scheme: dark;
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const tones = {
  paper: undefined,
  shade: css`
    background: var(--shade);
  `,
  band: css`
    ${dark}
    background: var(--band);
  `,
  deep: css`
    ${dark}
    background: var(--deep);
  `,
};

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
  }
`;

const head = css`
  max-width: 46rem;
  margin-bottom: clamp(2rem, 1.5rem + 2vw, 3.5rem);

  @media print {
    break-inside: avoid;
    break-after: avoid;
  }
`;

const besideContent = css`
  @media (min-width: 60rem) {
    margin: 0;
  }
`;

// The introduction stands in the second column, on the first line of the heading.
const wide = {
  head: css`
    @media (min-width: 60rem) {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: 4rem;
      align-items: baseline;
      max-width: none;
    }
  `,
  left: css`
    @media (min-width: 60rem) {
      grid-column: 1;
    }
  `,
  intro: css`
    @media (min-width: 60rem) {
      grid-column: 2;
      margin: 0;
    }
  `,
};

const large = css`
  font-size: var(--title-lg);
`;

const full = css`
  font-size: var(--title-xl);
  line-height: 1.06;
  letter-spacing: -0.02em;
`;

/** Of the heading of a block, if it is not as large as those of its level. */
const headingSizes = {
  /** Across the screen. */
  full,
  /** Full size on narrow screens; smaller on wide ones, where a picture stands beside it. */
  besidePicture: css`
    ${full}
    @media (min-width: 60rem) {
      ${large}
    }
  `,
};

const levelSizes: Readonly<Record<number, Interpolation<Theme>>> = {
  1: large,
  2: css`
    font-size: var(--title-md);
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

const introOfFull = css`
  margin-top: 1.75rem;
`;

/** A band of the page with its heading. Its tone and the level of its heading follow from its place. */
export function Section({ block, children, beside = false, styles, columnStyles }: SectionProps) {
  const { tone, level, effect, source } = useBlock();
  const inner = block.heading ? <Deeper>{children}</Deeper> : children;
  const headed = block.eyebrow || block.heading || block.intro;
  return (
    <section css={[band, tones[tone], styles]} id={block.id} data-tone={tone} data-effect={effect} data-source={source}>
      <HeadingLevel level={level}>
        <div css={[container, beside && headed && besideStyle, columnStyles]}>
          <SectionHead block={block} layout={beside ? 'beside' : 'wide'} />
          {inner}
        </div>
      </HeadingLevel>
    </section>
  );
}

interface SectionHeadProps extends Pick<SectionProps, 'block' | 'styles'> {
  size?: keyof typeof headingSizes;
  /** On a wide screen: `beside` the content, or the introduction on the line of the heading. Left out, all in one column. */
  layout?: 'beside' | 'wide';
}

/** Eyebrow, heading and introduction of a block, as far as it has them. */
export function SectionHead({ block, size, layout, styles }: SectionHeadProps) {
  const { eyebrow, heading, intro } = block;
  const level = useLevel();
  if (!eyebrow && !heading && !intro) return null;
  const isWide = layout === 'wide' && heading && intro;
  return (
    <div css={[head, layout === 'beside' && besideContent, isWide && wide.head, styles]}>
      {eyebrow && <Eyebrow styles={isWide && wide.left}>{eyebrow}</Eyebrow>}
      {heading && <Heading css={[size ? headingSizes[size] : levelSizes[level], isWide && wide.left]}>{heading}</Heading>}
      {intro && <p css={[introStyle, heading && size && introOfFull, isWide && wide.intro]}>{intro}</p>}
    </div>
  );
}

interface EyebrowProps extends Pick<SectionProps, 'styles'> {
  children: ReactNode;
}

export function Eyebrow({ children, styles }: EyebrowProps) {
  return <p css={[eyebrowStyle, styles]}>{children}</p>;
}

/** The column that everything on the page is aligned to. */
export function Container({ children, styles }: { children: ReactNode; styles?: Interpolation<Theme> }) {
  return <div css={[container, styles]}>{children}</div>;
}
