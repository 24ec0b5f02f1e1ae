import { css } from '@emotion/react';
import type { Teaser } from '#contract/entry.ts';
import { useMotifMask } from '#theme/ui/motif-mask.ts';
import { fillingPicture, Picture } from '#theme/ui/picture.tsx';
import { Portrait } from '#theme/ui/portrait.tsx';

const frame = css`
  display: block;
  position: relative;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--tint);
`;

const drawing = css`
  color: var(--accent);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: currentColor;
    opacity: 0.45;
    mask: var(--motif) center / cover;
  }
`;

// Lines around a corner; a list can give them another one.
const rings = css`
  background: repeating-radial-gradient(
      circle at var(--corner, 100% 100%),
      color-mix(in srgb, var(--accent) 26%, transparent) 0 1px,
      transparent 1.5px clamp(1.25rem, 2vw, 2rem)
    )
    var(--tint);
`;

const portrait = css`
  display: block;
`;

/** The picture of an entry, of a person the portrait. Without one, the motif of the region is drawn, or lines. */
export function TeaserPicture({ entry, sizes, className }: { entry: Teaser; sizes: string; className?: string }) {
  const motif = useMotifMask();
  if (entry.kind === 'person')
    return (
      <span css={portrait} className={className}>
        <Portrait person={entry} sizes="6rem" isDecoration />
      </span>
    );
  if (!entry.picture) return <span css={[frame, motif ? [drawing, motif] : rings]} className={className} />;
  return (
    <span css={frame} className={className}>
      <Picture css={fillingPicture} image={entry.picture} file={entry.picture.file} sizes={sizes} />
    </span>
  );
}
