import { css } from '@emotion/react';
import { highlightShare } from './theme-colours.ts';

export const lightColour = `color-mix(in srgb, var(--hue, var(--accent)) ${highlightShare * 100}%, transparent)`;

/**
 * Goes on a list of cards: the card under the mouse, or with the focus in it, stands on a light of its colour that runs out
 * to the right, under a rule that does the same. The cards beside it keep their words and lose some colour. Nothing moves.
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
    // In colours of the visitor's own there are no lights.
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
