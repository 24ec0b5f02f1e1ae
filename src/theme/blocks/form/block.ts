import { defineBlock } from '#contract/define-block.ts';
import { serviceOf } from './adapters/services.ts';
import type { FormProps } from './schema.ts';
import { formIslandProps } from './server/island-props.ts';
import { anyPlace, planSending } from './server/plan-sending.ts';
import { receivedForm } from './server/receive/received-form.ts';
import { FormView } from './view.tsx';

export default defineBlock<FormProps>({
  View: FormView,
  islandProps: formIslandProps,
  receives: receivedForm,
  connects(form) {
    const plan = planSending(form, anyPlace(form));
    if (!plan) return [];
    const { url, native } = plan;
    const isRead = !serviceOf(form.submit)?.hasOwnPage;
    return [...(isRead ? [{ url, by: 'script' as const }] : []), ...(native ? [{ url: native.action ?? url, by: 'form' as const }] : [])];
  },
});
