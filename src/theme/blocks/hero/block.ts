import { defineBlock } from '#contract/define-block.ts';
import type { HeroProps } from './schema.ts';
import { HeroView } from './view.tsx';

export default defineBlock<HeroProps>({
  View: HeroView,
  tone: () => 'band',
  needsEffect: ({ parallax }) => parallax !== 'none',
});
