import { defineBlock } from '#contract/define-block.ts';
import type { ContactCardsProps } from './schema.ts';
import { ContactCardsView } from './view.tsx';

export default defineBlock<ContactCardsProps>({ View: ContactCardsView });
