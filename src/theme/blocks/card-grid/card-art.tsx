import { css } from '@emotion/react';
import { Icon } from '#theme/ui/icon.tsx';
import { useMotifMask } from '#theme/ui/motif-mask.ts';
import { fillingPicture, Picture } from '#theme/ui/picture.tsx';
import type { CardProps } from './schema.ts';

const frame = css`
  position: relative;
  aspect-ratio: 8 / 5;
  overflow: hidden;
  border-radius: var(--radius);
`;

/**
 * A gradient of the card's colour from the bottom of its picture. `multiply` colours light areas and keeps dark ones,
 * `screen` the other way round.
 */
const gradient = css`
  isolation: isolate;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(20deg, var(--hue), transparent 80%);
    opacity: 0.5;
    mix-blend-mode: multiply;
  }
  @media (prefers-color-scheme: dark) {
    &::after {
      opacity: 0.4;
      mix-blend-mode: screen;
    }
  }
`;

const ground = css`
  display: grid;
  place-items: center;
  background: linear-gradient(20deg, color-mix(in srgb, var(--hue) 24%, var(--surface)), color-mix(in srgb, var(--hue) 6%, var(--surface)));
  color: var(--hue);
`;

const mark = css`
  position: relative;
  box-sizing: content-box;
  width: 3.25rem;
  height: 3.25rem;
  padding: 1.4rem;
  border: 1px solid currentColor;
  border-radius: 50%;
  background: var(--surface);
  stroke-width: 1.1;
`;

const drawing = css`
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: currentColor;
    opacity: 0.42;
    mask: var(--motif) center / cover;
  }
`;

const sizes = {
  2: '(min-width: 64rem) 38rem, (min-width: 44rem) 46vw, 92vw',
  3: '(min-width: 64rem) 25rem, (min-width: 44rem) 46vw, 92vw',
  4: '(min-width: 64rem) 19rem, (min-width: 44rem) 46vw, 92vw',
};

/** The picture of a card; where its neighbours have one and it has none, its icon on the region's motif. */
export function CardArt({ card: { image, icon, colour }, columns }: { card: CardProps; columns: 2 | 3 | 4 }) {
  const motif = useMotifMask();
  if (image) {
    return (
      <div css={[frame, colour && gradient]}>
        <Picture css={fillingPicture} className="photo" image={image} sizes={sizes[columns]} />
      </div>
    );
  }
  return (
    <div css={[frame, ground, motif && [drawing, motif]]} aria-hidden="true">
      {icon && <Icon css={mark} name={icon} />}
    </div>
  );
}
