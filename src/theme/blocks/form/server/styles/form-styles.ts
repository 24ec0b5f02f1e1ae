import { css } from '@emotion/react';
import { plainButton } from '#theme/ui/action-link.tsx';

/** The order of the form: sections, office card, button and what is said beside it. */
export const formStyles = css`
  .marks {
    margin-bottom: 0.75rem;
    color: var(--soft);
    font-size: var(--text-sm);
  }
  .part {
    padding: 1.5rem 0 2.25rem;
    border-top: 1px solid var(--line);
    > :first-child {
      margin-bottom: 1.25rem;
      font-size: calc(var(--title-sm) * 1.1);
    }
  }
  .part-intro {
    margin: -0.75rem 0 1.25rem;
    color: var(--soft);
  }
  .sending {
    display: grid;
    gap: 1.25rem;
    justify-items: start;
    padding-top: 2rem;
    border-top: 1px solid var(--line);
  }
  .submit {
    ${plainButton}
    min-height: 3.25rem;
    min-width: 13rem;
    &:disabled {
      border-color: var(--control);
      background: transparent;
      color: var(--soft);
      cursor: not-allowed;
    }
    @media (max-width: 30rem) {
      width: 100%;
    }
  }
  .note {
    color: var(--soft);
    font-size: var(--text-sm);
  }
  .alert:empty {
    position: absolute;
  }
  .unsent {
    width: 100%;
    padding: 1rem 1.25rem;
    border: 1px solid var(--warning-line);
    border-inline-start-width: 4px;
    border-radius: var(--radius);
    background: var(--warning);
    overflow-wrap: anywhere;
  }
  [data-early]:not([data-late]) .submit {
    opacity: 0.7;
    cursor: progress;
  }
  .late {
    display: none;
    margin-top: 1.25rem;
  }
  div:has(> [data-late]) + .late {
    display: block;
  }
  @media (scripting: none) {
    [method='dialog'] .submit {
      opacity: 0.5;
    }
  }
`;
