import { defineBlock } from '#contract/define-block.ts';
import type { CtaBandProps } from './schema.ts';
import { CtaBandView } from './view.tsx';

export default defineBlock<CtaBandProps>({
  View: CtaBandView,
  tone: ({ emphasis }) => (emphasis === 'strong' ? 'deep' : 'auto'),
});
