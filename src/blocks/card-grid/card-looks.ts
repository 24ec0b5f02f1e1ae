import { css } from '@emotion/react';

// The coloured beginning of a rule, which grows to its end under the pointer.
const rule = css`
  border-top: 1px solid var(--line);

  &::before {
    content: '';
    margin-top: -1px;
    border-top: 2px solid var(--hue);
    transform: scaleX(var(--begin));
    transform-origin: 0 0;
  }
  @media (hover: hover) {
    &:hover::before {
      transform: none;
    }
    @media (prefers-reduced-motion: no-preference) {
      &::before {
        transition: transform 0.4s;
      }
    }
  }
`;

/** What the looks of cards differ by; all cards of a grid have the same. */
export const cardLooks = {
  /** It leads somewhere and can be clicked everywhere. */
  box: css`
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    transition: border-color 0.18s;

    &[data-hue]::before {
      content: '';
      height: 3px;
      background: linear-gradient(90deg, var(--hue), color-mix(in srgb, var(--hue) 18%, transparent));
    }
    .body {
      padding: clamp(1.375rem, 5.4cqi, 2.125rem);
    }
    &:has(:hover, a:focus-visible) {
      border-color: var(--hue);
    }
  `,
  /** Text under a rule. */
  open: css`
    ${rule}
    --begin: 0.12;

    .body {
      padding-top: 1.5rem;
    }
  `,
  /** A picture with text under it. */
  art: css`
    .body {
      padding-top: 1.625rem;
    }
    .top {
      position: absolute;
      inset: 0.875rem 0.875rem auto;
      margin: 0;

      > svg {
        width: 2.75rem;
        height: 2.75rem;
        padding: 0.6rem;
        border-radius: var(--radius);
        background: var(--surface);
      }
      > span {
        background: var(--surface);
      }
    }
    @media (hover: hover) and (prefers-reduced-motion: no-preference) {
      img {
        transition: transform 0.5s;
      }
      &:hover img {
        transform: scale(1.025);
      }
    }
  `,
  /** A line of a list: title, text and figures side by side where there is room. */
  row: css`
    ${rule}
    --begin: 0;

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
          padding-right: 2rem;
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

        > :only-child {
          grid-column: 1 / -1;
          justify-self: end;
        }
      }
    }
  `,
};

export type CardLook = keyof typeof cardLooks;
