import { defineBlock } from '#contract/define-block.ts';
import { formIslandProps } from './island-props.ts';
import type { FormProps } from './schema.ts';
import { FormView } from './view.tsx';

export default defineBlock<FormProps>({
  View: FormView,
  islandProps: formIslandProps,
  connects: ({ submit: { adapter, url } }) => (adapter === 'post' && url ? [url] : []),
});
