import { css } from '@emotion/react';
import { useMotifMask } from '#theme/ui/motif-mask.ts';
import type { HeroProps } from './schema.ts';

// Wider than the band by more than the effect moves it, so that no edge of the drawing is ever seen. What moves is a
// layer of its own; the mask is inside it, so that it is drawn once and not again for every frame.
const style = css`
  position: absolute;
  z-index: -1;
  inset-block: -3rem;
  inset-inline-end: -3rem;
  width: min(100% + 6rem, 88rem);
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(78deg, transparent 22%, color-mix(in srgb, var(--accent) 30%, transparent) 48%, var(--accent) 92%);
    opacity: 0.8;
    mask: var(--motif) right center / cover no-repeat;
  }
  @media (max-width: 59.99rem) {
    &::before {
      background: linear-gradient(28deg, transparent 38%, var(--accent));
      opacity: 0.42;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-parallax] {
      will-change: transform;
    }
  }
  @media print {
    display: none;
  }
`;

/** The line drawing of the region, as a mask over its colour; nothing where the region has none. */
export function Motif({ parallax }: Required<Pick<HeroProps, 'parallax'>>) {
  const mask = useMotifMask();
  return mask && <div css={[mask, style]} data-parallax={parallax === 'none' ? undefined : parallax} aria-hidden="true" />;
}
