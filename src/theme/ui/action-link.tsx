import { css, type Interpolation, type Theme } from '@emotion/react';
import { useBlock } from '#contract/block-context.tsx';
import { useWords } from '#theme/words/use-words.ts';
import { Icon } from './icon.tsx';

export interface Action {
  label: string;
  href: string;
  icon?: string;
  newTab?: boolean;
}

/** The box of every button. */
const box = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6em;
  min-height: 3rem;
  padding: 0.7rem 1.5rem;
  border: 1px solid transparent;
  border-radius: var(--radius);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
`;

/** The icon of a button. */
export const buttonIcon = css`
  width: 1.1em;
  height: 1.1em;
  transition: transform 0.18s;
`;

/** How a button and its arrow move. */
const moves = css`
  transition:
    background-color 0.18s,
    border-color 0.18s,
    color 0.18s,
    transform 0.18s;

  &:hover .go {
    transform: translateX(3px);
  }
  &:active {
    transform: translateY(1px);
  }
  @media print {
    border-color: currentColor;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
    &:hover .go,
    &:active {
      transform: none;
    }
  }
`;

const base = css`
  ${box}
  ${moves}
`;

/** The main button without the styles of its moving arrow, for a script that draws its own buttons. */
export const plainButton = css`
  ${box}
  background: var(--fill);
  color: var(--on-fill);
  &:hover {
    background: var(--fill-hover);
  }
`;

/** On a dark band the main button is filled with the colour of its words. */
const onDark = css`
  background: var(--ink);
  color: var(--band);
  &:hover {
    background: color-mix(in srgb, var(--ink) 88%, var(--band));
  }
`;

/** The icon of a link back moves backwards. */
const back = css`
  &:hover .back {
    transform: translateX(-3px);
  }
`;

export const buttonStyles = {
  primary: css`
    ${plainButton}
    ${moves}
  `,
  secondary: css`
    ${base}
    border-color: var(--control);
    color: var(--ink);
    &:hover {
      border-color: var(--ink);
      background: color-mix(in srgb, var(--ink) 7%, transparent);
    }
  `,
  quiet: css`
    ${base}
    min-height: 2.75rem;
    padding-inline: 0;
    color: var(--accent);
    &:hover {
      text-decoration: underline;
    }
  `,
};

interface ActionLinkProps {
  action: Action;
  look?: keyof typeof buttonStyles;
  /** Whether it leads to where the visitor came from. */
  leadsBack?: boolean;
  styles?: Interpolation<Theme>;
}

/** A link drawn as a button. One that opens a new tab says so to everybody. */
export function ActionLink({ action, look = 'primary', leadsBack = false, styles }: ActionLinkProps) {
  const { label, href, icon, newTab } = action;
  const { opensNewTab } = useWords();
  const { tone } = useBlock();
  const isOnDark = look === 'primary' && (tone === 'band' || tone === 'deep');
  const arrow = newTab ? 'arrow-up-right' : !icon && 'arrow-right';
  const isLast = (last: boolean) => (leadsBack && last ? 'back' : undefined);
  return (
    <a
      css={[buttonStyles[look], isOnDark && onDark, leadsBack && back, styles]}
      href={href}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {icon && <Icon css={buttonIcon} className={isLast(!arrow)} name={icon} />}
      {label}
      {newTab && <span className="visually-hidden">{` ${opensNewTab}`}</span>}
      {arrow && <Icon css={buttonIcon} className={isLast(true) ?? 'go'} name={arrow} />}
    </a>
  );
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1rem;
  align-items: center;
  overflow-wrap: anywhere;

  // One under the other they are equally wide.
  @media (max-width: 29.99rem) {
    a {
      flex: 1 1 100%;
    }
  }
`;

const stackedRow = css`
  @media (min-width: 60rem) {
    a {
      flex: 1 1 100%;
    }
  }
`;

interface ActionRowProps {
  actions: readonly Action[] | undefined;
  /** One under the other on a wide screen too. */
  stacked?: boolean;
  styles?: Interpolation<Theme>;
}

/** Actions side by side; the first is the main one. */
export function ActionRow({ actions, stacked = false, styles }: ActionRowProps) {
  if (!actions?.length) return null;
  return (
    <div css={[row, stacked && stackedRow, styles]}>
      {actions.map((action, index) => (
        <ActionLink key={action.href + action.label} action={action} look={index === 0 ? 'primary' : 'secondary'} />
      ))}
    </div>
  );
}
