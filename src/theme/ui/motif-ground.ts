import { css } from '@emotion/react';

/** The column of such a section: it stands before the drawing. */
export const beforeMotif = css`
  position: relative;
`;

/** Draws `--motif` behind the content of a section, fading in from the left; goes with `useMotifMask`. */
export const motifGround = css`
  overflow: clip;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent 30%, var(--accent) 75%);
    opacity: 0.45;
    mask: var(--motif) right center / cover no-repeat;
  }
`;
