import { defineBlock } from '#contract/define-block.ts';
import type { SearchProps } from './schema.ts';
import { SearchView } from './view.tsx';

// Search engines want the pages that are found, and not the page that finds them.
export default defineBlock<SearchProps>({ View: SearchView, noindex: true });
