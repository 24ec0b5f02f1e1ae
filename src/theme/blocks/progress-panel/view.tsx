import { css } from '@emotion/react';
import { ActionRow } from '#theme/ui/action-link.tsx';
import { Heading } from '#theme/ui/heading.tsx';
import { Icon } from '#theme/ui/icon.tsx';
import { Section } from '#theme/ui/section.tsx';
import { useWords } from '#theme/words/use-words.ts';
import type { ProgressPanelProps } from './schema.ts';

/** More stages than this do not fit side by side. */
const mostInARow = 5;

const states = {
  done: { icon: 'check', word: 'done' },
  current: { icon: 'ellipsis', word: 'inProgress' },
  next: { icon: 'clock', word: 'next' },
} as const;

const style = css`
  --mark: 2.375rem;
  display: grid;
  padding: clamp(1.5rem, 1rem + 2.4vw, 3.25rem);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);

  li {
    display: grid;
    grid-template-columns: var(--mark) minmax(0, 1fr);
    column-gap: 1.25rem;
    position: relative;
    padding-bottom: 2.25rem;
    color: var(--accent);
  }
  li:last-child {
    padding-bottom: 0;
  }
  li[data-state='next'] {
    color: var(--soft);
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: calc(var(--mark) + 0.5rem);
    bottom: 0.5rem;
    inset-inline-start: calc(var(--mark) / 2);
    width: 1px;
    background: var(--line);
  }
  li[data-state='done']:not(:last-child)::after {
    background: currentColor;
  }
  .mark {
    width: var(--mark);
    height: var(--mark);
    padding: 0.5rem;
    border: 1px solid currentColor;
    border-radius: 50%;
  }
  [data-state='done'] .mark {
    border-color: var(--fill);
    background: var(--fill);
    color: var(--on-fill);
  }
  [data-state='next'] .mark {
    border: 1px dashed var(--control);
  }
  p:first-child {
    margin-bottom: 0.35rem;
    font-size: var(--text-xs);
    font-weight: 600;
    line-height: 1.5;
  }
  p:not(:first-child) {
    max-width: 34rem;
    margin-top: 0.5rem;
    color: var(--soft);
    font-size: var(--text-sm);
  }
`;

const row = css`
  ${style}
  @media (min-width: 48rem) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);

    li {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      row-gap: 1.5rem;
      padding: 0;
      padding-inline-end: 1.5rem;
    }
    li:last-child {
      padding: 0;
    }
    li:not(:last-child)::after {
      inset-block: calc(var(--mark) / 2) auto;
      inset-inline: calc(var(--mark) + 0.75rem) 0.75rem;
      width: auto;
      height: 1px;
    }
  }
`;

const titleStyle = css`
  color: var(--ink);
  font-size: var(--title-sm);
`;

const actionsStyle = css`
  margin-top: 2rem;
`;

export function ProgressPanelView(block: ProgressPanelProps) {
  const { steps, actions } = block;
  const words = useWords();
  return (
    <Section block={block}>
      <ol css={steps.length <= mostInARow ? row : style}>
        {steps.map(({ title, state, description }) => (
          <li key={title} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Icon className="mark" name={states[state].icon} />
            <div>
              <p>{words[states[state].word]}</p>
              <Heading css={titleStyle}>{title}</Heading>
              {description && <p>{description}</p>}
            </div>
          </li>
        ))}
      </ol>
      <ActionRow styles={actionsStyle} actions={actions} />
    </Section>
  );
}
