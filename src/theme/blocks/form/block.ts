import { defineBlock } from '#contract/define-block.ts';
import type { FormProps } from './schema.ts';
import { formIslandProps } from './server/island-props.ts';
import { FormView } from './view.tsx';

export default defineBlock<FormProps>({
  View: FormView,
  islandProps: formIslandProps,
  connects: ({ submit: { adapter, url } }) => (adapter === 'post' && url ? [url] : []),
});
