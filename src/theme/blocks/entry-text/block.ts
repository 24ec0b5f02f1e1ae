import { defineBlock } from '#contract/define-block.ts';
import type { EntryTextProps } from './schema.ts';
import { EntryTextView } from './view.tsx';

export default defineBlock<EntryTextProps>({ View: EntryTextView, tone: () => 'paper' });
