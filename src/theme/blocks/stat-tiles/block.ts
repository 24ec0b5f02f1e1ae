import { defineBlock } from '#contract/define-block.ts';
import type { StatTilesProps } from './schema.ts';
import { StatTilesView } from './view.tsx';

export default defineBlock<StatTilesProps>({ View: StatTilesView });
