import { css, type Interpolation, type Theme } from '@emotion/react';
import { Icon } from './icon.tsx';

const style = css`
  display: grid;
  gap: 0.625rem;

  li {
    display: flex;
    gap: 0.7rem;
    align-items: flex-start;
    line-height: 1.5;
  }
  svg {
    margin-top: 0.16em;
    color: var(--hue, var(--accent));
  }
`;

/** Short entries, each with a tick. */
export function CheckList({ items, styles }: { items: readonly string[] | undefined; styles?: Interpolation<Theme> }) {
  if (!items?.length) return null;
  return (
    <ul css={[style, styles]} className="checks">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
