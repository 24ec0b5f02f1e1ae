import { css, type Interpolation, type Theme } from '@emotion/react';

const style = css`
  margin-block-end: -0.5rem;
  margin-inline-end: -0.5rem;
  // Balances the lines, so that no pill stands alone in the last one. The items are inline, because lines of flex items
  // cannot be balanced.
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

const sizes = {
  /** As the content of a block. */
  large: css`
    li {
      padding: 0.4rem 0.75rem;
    }
    @media (min-width: 44rem) {
      li {
        padding: 0.5rem 1.15rem;
        font-size: inherit;
      }
    }
  `,
  /** Smaller on phones, where they stand above the main content. */
  smallOnPhones: css`
    @media (max-width: 39.99rem) {
      li {
        margin-block: 0 0.25rem;
        margin-inline: 0 0.375rem;
        padding: 0.15rem 0.45rem;
        font-size: 0.75rem;
      }
    }
  `,
};

interface PillsProps {
  items: readonly string[] | undefined;
  size: keyof typeof sizes;
  styles?: Interpolation<Theme>;
}

/** Short labels in lines. */
export function Pills({ items, size, styles }: PillsProps) {
  if (!items?.length) return null;
  return (
    <ul css={[style, sizes[size], styles]} className="pills">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
