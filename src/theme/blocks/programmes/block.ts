import { defineBlock } from '#contract/define-block.ts';
import type { ProgrammesProps } from './schema.ts';
import { ProgrammesView } from './view.tsx';

export default defineBlock<ProgrammesProps>({ View: ProgrammesView });
