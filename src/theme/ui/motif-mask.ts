import { css, type SerializedStyles } from '@emotion/react';
import { usePage } from '#contract/page-context.tsx';

/** Gives `--motif`, the line drawing of the page's region, to an element: `mask: var(--motif) center / cover`. */
export function useMotifMask(): SerializedStyles {
  const { assets, region } = usePage();
  return css`
    --motif: url('${assets.file(`art/${region.motif ?? 'meridians'}.svg`)}');
  `;
}
