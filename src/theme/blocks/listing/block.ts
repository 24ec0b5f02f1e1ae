import { defineBlock } from '#contract/define-block.ts';
import type { Listed } from '#contract/entry.ts';
import type { ListingProps } from './schema.ts';
import { ListingView } from './view.tsx';

export default defineBlock<ListingProps & Listed>({ View: ListingView });
