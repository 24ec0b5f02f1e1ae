import { css } from '@emotion/react';
import { Icon } from './icon.tsx';

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: 0 2rem;

  li {
    display: flex;
    gap: 0.7rem;
    align-items: flex-start;
    padding: 0.95rem 0;
    border-top: 1px solid var(--line);
    line-height: 1.5;
  }
  span {
    min-width: 0;
  }
`;

const tick = css`
  margin-top: 0.16em;
  color: var(--hue, var(--accent));
`;

/** Short entries in columns, each with a tick. */
export function CheckList({ items }: { items: readonly string[] | undefined }) {
  if (!items?.length) return null;
  return (
    <ul css={style}>
      {items.map((item) => (
        <li key={item}>
          <Icon css={tick} name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
