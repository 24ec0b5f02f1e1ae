import { css, type Interpolation, type Theme } from '@emotion/react';

const style = css`
  margin-block-end: -0.5rem;
  margin-inline-end: -0.5rem;
  // So that the last one does not stand alone in a line; lines of flex items cannot be balanced.
  text-wrap: balance;

  li {
    display: inline-block;
    vertical-align: top;
    margin-block-end: 0.5rem;
    margin-inline-end: 0.5rem;
    padding: 0.3rem 0.85rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: var(--text-sm);
    line-height: 1.45;
  }
`;

/** Short labels in lines. */
export function Pills({ items, styles }: { items: readonly string[] | undefined; styles?: Interpolation<Theme> }) {
  if (!items?.length) return null;
  return (
    <ul css={[style, styles]} className="pills">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
