import { defineBlock } from '#contract/define-block.ts';
import type { TimelineProps } from './schema.ts';
import { TimelineView } from './view.tsx';

export default defineBlock<TimelineProps>({ View: TimelineView });
