import { css } from '@emotion/react';
import { buttonStyles } from '../../../ui/action-link.tsx';
import { iconStyles } from '../../../ui/icon.tsx';

/** The order of the form: sections, office card, button and what is said beside it. */
export const formStyles = css`
  .glyph {
    ${iconStyles}
  }
  .marks {
    margin-bottom: 1.5rem;
    color: var(--soft);
    font-size: var(--text-sm);
  }
  .part {
    min-width: 0;
    margin: 0;
    padding: 2rem 0 2.5rem;
    border: 0;
    border-top: 1px solid var(--line);
    > h2,
    > h3,
    > h4 {
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
  .office + .sending {
    border-top: 0;
  }
  .submit {
    ${buttonStyles.primary}
    min-height: 3.25rem;
    min-width: 13rem;
    &:disabled {
      border-color: var(--control);
      background: transparent;
      color: var(--soft);
      cursor: not-allowed;
      transform: none;
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
    border-left-width: 4px;
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
    [data-scripted] {
      display: none;
    }
    [method='dialog'] .submit {
      opacity: 0.5;
      pointer-events: none;
    }
  }
`;
