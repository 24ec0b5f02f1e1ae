import { defineBlock } from '#contract/define-block.ts';
import type { ProgressPanelProps } from './schema.ts';
import { ProgressPanelView } from './view.tsx';

export default defineBlock<ProgressPanelProps>({ View: ProgressPanelView });
