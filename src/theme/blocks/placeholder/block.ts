import { defineBlock } from '#contract/define-block.ts';
import type { PlaceholderProps } from './schema.ts';
import { PlaceholderView } from './view.tsx';

export default defineBlock<PlaceholderProps>({ View: PlaceholderView, tone: () => 'band', noindex: true });
