import { defineBlock } from '#contract/define-block.ts';
import type { CaseStudiesProps } from './schema.ts';
import { CaseStudiesView } from './view.tsx';

export default defineBlock<CaseStudiesProps>({ View: CaseStudiesView });
