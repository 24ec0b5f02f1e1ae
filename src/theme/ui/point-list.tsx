import { css, type Interpolation, type Theme } from '@emotion/react';
import { usePage } from '#contract/page-context.tsx';

const ruled = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
  column-gap: 1.5rem;

  li {
    min-width: 0;
    padding-block: 0.55rem;
    border-top: 1px solid var(--line);
    font-size: var(--text-sm);
    line-height: 1.45;
  }
`;

// Cuts off the hairline before the first entry of every line, so that its text is aligned with the column.
const inline = css`
  --inset: clamp(1rem, 2vw, 1.75rem);
  display: flex;
  flex-wrap: wrap;
  row-gap: 0.5rem;
  margin-inline-start: calc(-1px - var(--inset));
  clip-path: inset(0 0 0 calc(1px + var(--inset)));
  font-size: var(--text-sm);
  line-height: 1.5;

  li {
    min-width: 0;
    padding-inline: var(--inset);
    border-inline-start: 1px solid var(--line);
  }
  /* On narrow screens they stand below each other: how many fit a line would depend on the font. */
  @media (max-width: 30rem) {
    flex-direction: column;
  }
`;

const inlineFromRight = css`
  ${inline}
  clip-path: inset(0 calc(1px + var(--inset)) 0 0);
`;

interface Props {
  items: readonly string[] | undefined;
  /** One after the other in a line, not one under the other. */
  inLine?: boolean;
  styles?: Interpolation<Theme>;
}

/** Short entries that hairlines separate. */
export function PointList({ items, inLine = false, styles }: Props) {
  const { direction } = usePage();
  if (!items?.length) return null;
  const lineStyle = direction === 'rtl' ? inlineFromRight : inline;
  return (
    <ul css={[inLine ? lineStyle : ruled, styles]}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
