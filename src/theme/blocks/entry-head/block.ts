import { defineBlock } from '#contract/define-block.ts';
import type { EntryHeadProps } from './schema.ts';
import { EntryHeadView } from './view.tsx';

export default defineBlock<EntryHeadProps>({ View: EntryHeadView, tone: () => 'paper' });
