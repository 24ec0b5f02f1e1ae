import { css } from '@emotion/react';
import { highlightShare } from './theme-colours.ts';

export const lightColour = `color-mix(in srgb, var(--hue, var(--accent)) ${highlightShare * 100}%, transparent)`;

/**
 * For a list of cards: the card under the mouse, or with the focus in it, gets a background of its colour that fades out to
 * the right, and a rule above it that does the same. The other cards lose some colour and stay readable. Nothing moves.
 * `--highlight` is how far the light reaches beyond the card, as an `inset`; `--light` draws it in another shape.
 */
export const cardHighlight = css`
  > * {
    position: relative;
    isolation: isolate;
  }
  > ::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: var(--highlight, 0);
    border-radius: var(--radius);
    background:
      linear-gradient(var(--onwards, 90deg), var(--hue, var(--accent)), transparent) top / 100% 2px no-repeat,
      var(--light, linear-gradient(150deg, ${lightColour}, transparent 90%));
    opacity: 0;
    pointer-events: none;
    // Not in forced colours (high contrast mode).
    @media (forced-colors: active) {
      border: 2px solid;
    }
  }
  > :focus-within::after {
    opacity: 1;
  }
  @media (hover: hover) {
    > :hover::after {
      opacity: 1;
    }
    &[data-hovered-index] > :not([data-hovered]) {
      --dimmed: 0.5;
    }
    @media (prefers-reduced-motion: no-preference) {
      > ::after {
        transition: opacity 0.16s;
      }
    }
  }
`;
