import { defineBlock } from '#contract/define-block.ts';
import type { NotFoundProps } from './schema.ts';
import { NotFoundView } from './view.tsx';

export default defineBlock<NotFoundProps>({
  View: NotFoundView,
  tone: () => 'band',
  needsEffect: ({ logPath }) => logPath === true,
});
