import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const style = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  width: fit-content;
  padding: 0.25rem 0.7rem;
  border-radius: var(--radius);
  background: var(--tint);
  color: var(--hue, var(--accent));
  font-size: var(--text-xs);
  font-weight: 600;
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

/** A short highlight: Most requested, Ireland only. */
export function Badge({ children, icon, className }: { children: ReactNode; icon?: string; className?: string }) {
  return (
    <span css={style} className={className}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
