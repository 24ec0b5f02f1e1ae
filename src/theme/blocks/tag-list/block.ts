import { defineBlock } from '#contract/define-block.ts';
import type { TagListProps } from './schema.ts';
import { TagListView } from './view.tsx';

export default defineBlock<TagListProps>({ View: TagListView });
