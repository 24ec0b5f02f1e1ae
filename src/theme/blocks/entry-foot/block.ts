import { defineBlock } from '#contract/define-block.ts';
import type { EntryFootProps } from './schema.ts';
import { EntryFootView } from './view.tsx';

export default defineBlock<EntryFootProps>({ View: EntryFootView });
