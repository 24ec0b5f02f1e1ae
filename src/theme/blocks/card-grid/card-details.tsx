import { css } from '@emotion/react';
import { useBlock } from '#contract/block-context.tsx';
import { buttonIcon, buttonStyles } from '#theme/ui/action-link.tsx';
import { Heading } from '#theme/ui/heading.tsx';
import { Icon } from '#theme/ui/icon.tsx';
import { PointList } from '#theme/ui/point-list.tsx';
import { fillWords } from '#theme/words/fill-words.tsx';
import { useWords } from '#theme/words/use-words.ts';
import type { CardProps } from './schema.ts';

const opener = css`
  ${buttonStyles.secondary}
  position: relative;
  z-index: 1;
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  background: none;
`;

const panel = css`
  width: min(42rem, 100vw - 2 * var(--gutter));
  max-height: calc(100dvh - 2 * var(--gutter));
  padding: clamp(1.5rem, 1rem + 2.4vw, 3rem);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  box-shadow: 0 1.5rem 4rem color-mix(in srgb, var(--band) 32%, transparent);
  overflow-y: auto;
  overscroll-behavior: contain;

  &::backdrop {
    background: color-mix(in srgb, var(--band) 60%, transparent);
  }
  && p {
    margin-top: 1.125rem;
    font-size: var(--text-md);
  }
  @media (prefers-reduced-motion: no-preference) {
    &:popover-open {
      transition:
        opacity 0.2s,
        transform 0.2s;
      @starting-style {
        opacity: 0;
        transform: translateY(12px);
      }
    }
  }
`;

const titleStyle = css`
  padding-inline-end: 5.5rem;
  font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
  line-height: 1.22;
`;

const pointsStyle = css`
  margin-top: 1.75rem;
`;

const closer = css`
  display: inline-flex;
  float: inline-end;
  gap: 0.4rem;
  align-items: center;
  min-height: 2.75rem;
  margin-block-start: -0.75rem;
  margin-inline-end: -0.75rem;
  padding: 0 0.75rem;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--soft);
  font-size: var(--text-sm);
  font-weight: 600;

  &:hover {
    background: color-mix(in srgb, var(--ink) 7%, transparent);
    color: var(--ink);
  }
`;

interface Props {
  details: NonNullable<CardProps['details']>;
  title: string;
  index: number;
}

/** A button and the panel it opens. The browser does all of it: Escape, focus, the click beside the panel. */
export function CardDetails({ details: { label, text, points }, title, index }: Props) {
  const words = useWords();
  const id = `details-${useBlock().index}-${index}`;
  return (
    <>
      <button type="button" css={opener} popoverTarget={id}>
        {label}
        <span className="visually-hidden">{fillWords(words.about, { subject: title })}</span>
        <Icon css={buttonIcon} name="plus" />
      </button>
      <div css={panel} id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`}>
        {/* biome-ignore lint/a11y/noAutofocus: it takes effect when the panel opens, so that the keyboard is inside. */}
        <button type="button" css={closer} popoverTarget={id} popoverTargetAction="hide" autoFocus>
          <Icon name="x" />
          {words.close}
        </button>
        <Heading css={titleStyle} id={`${id}-title`}>
          {title}
        </Heading>
        {text
          .trim()
          .split(/\n\s*\n/)
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        <PointList styles={pointsStyle} items={points} />
      </div>
    </>
  );
}
