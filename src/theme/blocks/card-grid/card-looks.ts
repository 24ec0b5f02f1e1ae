import { css } from '@emotion/react';

// A short rule in the colour of the card that fades out.
const rule = css`
  &::before {
    content: '';
    height: 2px;
    background: linear-gradient(var(--onwards, 90deg), var(--hue), transparent);
    transform: scaleX(0.4);
    transform-origin: var(--origin, 0);
  }
`;

/** The looks of cards; all cards of a grid have the same one. */
export const cardLooks = {
  /** It leads somewhere and can be clicked everywhere. */
  box: css`
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    ${rule}

    .body {
      padding: clamp(1.375rem, 5.4cqi, 2.125rem);
    }
    &:has(a:hover, a:focus-visible) {
      border-color: color-mix(in srgb, var(--hue) 45%, var(--line));
      &::before {
        transform: none;
      }
    }
    @media (prefers-reduced-motion: no-preference) {
      transition: border-color 0.18s;

      &::before {
        transition: transform 0.4s cubic-bezier(0.2, 0.6, 0.3, 1);
      }
    }
  `,
  /** Text under a rule. */
  open: css`
    border-top: 1px solid var(--line);
    ${rule}
    &::before {
      margin-top: -1px;
    }

    .body {
      padding-top: 1.5rem;
    }
  `,
  /** A picture with text under it. */
  art: css`
    .body {
      position: relative;
      padding-top: 1.5rem;
    }
    // The icon stands at the end of the heading's line, the highlight is cut out of the picture's corner.
    .top {
      display: contents;

      > .mark,
      > .go {
        position: absolute;
        inset-inline-end: 0;
      }
      > .badge {
        position: absolute;
        bottom: 100%;
        padding: 0.4rem 0.9rem;
        border-radius: 0 var(--radius);
        background: var(--surface);
      }
    }
    .top:has(> .mark, > .go) + * {
      padding-inline-end: 2.75rem;
    }
    @media (hover: hover) and (prefers-reduced-motion: no-preference) {
      .photo {
        transition: transform 0.5s;
      }
      &:has(a:hover, button:hover) .photo {
        transform: scale(1.025);
      }
    }
  `,
  /** A line of a list: title, text and figures side by side where there is room. */
  row: css`
    border-top: 1px solid var(--line);

    .body {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0.375rem 1.125rem;
      align-items: baseline;
      padding-block: 1.5rem;

      > *,
      .tag,
      .row {
        grid-column: 2;
      }
      > .top {
        grid-area: 1 / 1;
        align-self: start;
        min-height: 0;
        margin: 0;
      }
    }
    .foot {
      display: contents;
    }
    .row {
      min-height: 0;
      padding: 0.5rem 0 0;
      border: 0;
    }
    @container (min-width: 50rem) {
      .body {
        grid-template-columns: auto minmax(0, 6fr) minmax(0, 9fr) minmax(0, 6fr);

        > p,
        .tag {
          grid-column: 3;
          padding-inline-end: 2rem;
        }
        > p {
          grid-row: 1;
        }
        .row {
          grid-area: 1 / 4;
          padding: 0;
        }
      }
      dl {
        display: grid;
        grid-template-columns: 1fr 1fr;
        width: 100%;

        > * {
          justify-self: end;
        }
        > :only-child {
          grid-column: 1 / -1;
        }
      }
    }
  `,
};

export type CardLook = keyof typeof cardLooks;
