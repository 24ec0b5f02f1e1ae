import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { usePage } from '#contract/page-context.tsx';
import { cardHighlight, lightColour } from '#theme/ui/card-highlight.ts';
import { Icon } from '#theme/ui/icon.tsx';
import { Section } from '#theme/ui/section.tsx';
import type { StatTilesProps } from './schema.ts';

/** Up to this many figures stand beside the heading; in a row of their own they would leave most of it empty. */
const fewest = 2;

// On a phone the figures stand in a column beside their meaning, from there on in columns of their own. The column is of a fixed
// share: one that fits the figures would change when their font arrives.
const style = css`
  // It ends before the sides of a tile: the first tile of every row is cut off there.
  --light: radial-gradient(75% 100% at 50% 0, ${lightColour}, transparent 70%);
  display: grid;
  grid-template-columns: 38% 1fr;
  column-gap: 1rem;
  border-bottom: 1px solid var(--line);

  > div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-content: start;
    padding-block: 1.35rem;
    border-top: 1px solid var(--line);
  }
  dt {
    display: flex;
    grid-column: 2;
    gap: 0.6rem;
    align-items: center;
    font-size: var(--text-sm);
    font-weight: 600;
    line-height: 1.35;
  }
  dd {
    grid-column: 2;
    margin-top: 0.35rem;
    color: var(--soft);
    font-size: var(--text-sm);
    line-height: 1.55;
  }
  .figure {
    grid-area: 1 / 1 / span 3 / 1;
    margin: 0;
    color: var(--ink);
    font: 500 clamp(2.25rem, 1.5rem + 2.9vw, 4rem) / 1 var(--font-display);
    font-variant-numeric: lining-nums tabular-nums;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }
  @media (min-width: 44rem) {
    --inset: clamp(1.25rem, 2vw, 2rem);
    grid-template-columns: repeat(6, 1fr);
    column-gap: 0;
    // The hairline before the first tile of every row is cut off, and its text stands on the edge of the page's column.
    margin-inline-start: calc(-1px - var(--inset));
    clip-path: inset(0 0 0 calc(1px + var(--inset)));

    > div {
      grid-template-columns: 1fr;
      grid-template-rows: subgrid;
      grid-row: span 4;
      grid-column: span 3;
      padding: 2rem var(--inset) 2.25rem;
      border-inline-start: 1px solid var(--line);
    }
    dt,
    dd,
    .figure {
      grid-area: auto;
    }
    .figure {
      margin-block: 1.1rem 0.9rem;
    }
    dd {
      margin: 0;
    }
  }
`;

const trendStyles = css`
  .trend {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    color: var(--accent);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  @media (min-width: 44rem) {
    .trend {
      margin-top: 1rem;
    }
  }
`;

const iconStyle = css`
  color: var(--accent);
`;

/** How many of six columns a tile takes on a tablet; three if nothing is set. */
const tablet = {
  whole: css`
    @media (min-width: 44rem) {
      > div {
        grid-column: span 6;
      }
    }
  `,
  thirds: css`
    @media (min-width: 44rem) {
      > div {
        grid-column: span 2;
      }
    }
  `,
  threeThirds: css`
    @media (min-width: 44rem) {
      > :nth-of-type(-n + 3) {
        grid-column: span 2;
      }
    }
  `,
};

/** On a wide screen, where they stand in other columns than on a tablet. */
const wide = {
  four: css`
    @media (min-width: 68rem) {
      grid-template-columns: repeat(4, 1fr);
      > div {
        grid-column: span 1;
      }
    }
  `,
  five: css`
    @media (min-width: 68rem) {
      grid-template-columns: repeat(5, 1fr);
      > div:nth-of-type(n) {
        grid-column: span 1;
      }
      .figure {
        font-size: 3.25rem;
      }
    }
  `,
};

/** The number of columns for a number of tiles, so that no tile stands alone in the last row. */
function columnsOf(count: number) {
  if (count === 1) return tablet.whole;
  if (count === 5) return [tablet.threeThirds, wide.five];
  if (count === 10) return wide.five;
  if (count === 12) return [tablet.thirds, wide.four];
  if ([4, 7, 8].includes(count)) return wide.four;
  return count % 3 === 0 && tablet.thirds;
}

const fromRight = css`
  @media (min-width: 44rem) {
    clip-path: inset(0 calc(1px + var(--inset)) 0 0);
  }
`;

/** Figures in columns that hairlines separate. */
export function StatTilesView(block: StatTilesProps) {
  const { direction } = usePage();
  const { stats } = block;
  const styles = [style, columnsOf(stats.length), stats.some(({ trend }) => trend) && trendStyles, direction === 'rtl' && fromRight];
  return (
    <Section block={block} beside={stats.length <= fewest}>
      <dl css={[styles, cardHighlight]} data-cards="">
        {stats.map(({ value, label, icon, description, trend }) => (
          <div key={label + value}>
            <dt>
              {icon && <Icon css={iconStyle} name={icon} />}
              {label}
            </dt>
            <dd className="figure">{value}</dd>
            {description && <dd>{description}</dd>}
            {trend && (
              <dd className="trend">
                {trendIcon(trend)}
                {trend}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** A trend is shown as up or down only if its text begins with a sign (+ or -). */
function trendIcon(trend: string): ReactNode {
  if (/^[-−–]/.test(trend)) return <Icon css={iconStyle} name="trending-down" />;
  return trend.startsWith('+') && <Icon css={iconStyle} name="trending-up" />;
}
