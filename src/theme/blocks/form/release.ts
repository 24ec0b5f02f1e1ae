import type { BlockRelease } from '#contract/block-release.ts';
import type { FormProps } from './schema.ts';
import { listFields } from './server/checks/list-fields.ts';

/** A form that sends nothing, and consent to something that cannot be read. */
const release: BlockRelease<FormProps> = {
  check: (form) => [
    ...((form.submit.adapter ?? 'simulate') === 'simulate'
      ? [
          {
            code: 'simulated-form' as const,
            path: ['submit', 'adapter'],
            message: 'The form is only simulated: visitors read that it was sent, and nobody receives it.',
            suggestion: 'Say where it is sent: "adapter: post" with a "url", or one of the services in docs/forms.md.',
          },
        ]
      : []),
    ...listFields(form).flatMap(({ field, path }) =>
      field.type === 'checkbox' && (field.required || field.gatesSubmit) && !field.terms
        ? [
            {
              code: 'consent-without-terms' as const,
              path: [...path, 'label'],
              message: 'The form cannot be sent without this consent, and nothing leads to what visitors agree to.',
              suggestion: 'Add the page that says it: "terms: { label: Terms and conditions, href: /terms }".',
            },
          ]
        : [],
    ),
  ],
};

export default release;
