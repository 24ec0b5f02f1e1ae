import { css } from '@emotion/react';

/** The card of an office, inside the form or beside it. */
export const officeStyles = css`
  .office {
    padding: 1.5rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .office-title {
    font-size: var(--title-sm);
  }
  .office-name {
    margin-top: 0.35rem;
    color: var(--soft);
  }
  .office-ways {
    display: grid;
    gap: 0.25rem 2rem;
    margin-top: 1rem;
    list-style: none;
    li {
      display: flex;
      gap: 0.7rem;
      align-items: flex-start;
      padding-block: 0.5rem;
      line-height: 1.5;
    }
    .glyph {
      margin-top: 0.12em;
      color: var(--accent);
    }
    .way {
      overflow-wrap: anywhere;
    }
  }
  .office + .sending {
    border-top: 0;
  }
  @media (min-width: 40rem) {
    form .office-ways {
      grid-template: auto 1fr / 1fr 1fr;
      li:first-child {
        grid-row: span 3;
      }
    }
  }
`;
