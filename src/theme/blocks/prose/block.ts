import { defineBlock } from '#contract/define-block.ts';
import type { ProseProps } from './schema.ts';
import { ProseView } from './view.tsx';

export default defineBlock<ProseProps>({ View: ProseView });
