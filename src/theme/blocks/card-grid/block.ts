import { defineBlock } from '#contract/define-block.ts';
import type { CardGridProps } from './schema.ts';
import { listCards } from './structured-data.ts';
import { CardGridView } from './view.tsx';

export default defineBlock<CardGridProps>({ View: CardGridView, structuredData: listCards });
