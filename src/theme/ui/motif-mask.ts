import { css, type SerializedStyles } from '@emotion/react';
import { imageKey } from '#contract/image-asset.ts';
import { usePage } from '#contract/page-context.tsx';

// The layer that is masked is `::before` wherever the drawing is used.
const mirrored = css`
  &::before {
    transform: scaleX(-1);
  }
`;

/**
 * Gives `--motif`, the line drawing of the page's region, to an element: `mask: var(--motif) center / cover`.
 * @returns undefined where the region has no drawing; nothing is to be masked then
 */
export function useMotifMask(): SerializedStyles | undefined {
  const { address, images, region, direction } = usePage();
  const asset = region.motif === undefined ? undefined : images.get(imageKey('site.yaml', region.motif));
  return (
    asset &&
    css`
      --motif: url('${address(asset.variants.at(-1)?.url ?? '')}');
      ${direction === 'rtl' && mirrored}
    `
  );
}
