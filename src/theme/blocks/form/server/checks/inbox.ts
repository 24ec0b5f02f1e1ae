import type { BlockProblem } from '#contract/block-check.ts';
import { inboxPath } from '#contract/form-rules.ts';
import type { SiteConfig } from '#contract/site-config.ts';
import type { FormProps } from '#theme/blocks/form/schema.ts';
import { isForInbox } from '../receive/received-form.ts';

/** A form for the inbox of the site, which has to be turned on and knows forms by their names. */
export function checkInbox(form: FormProps, { inbox }: Pick<SiteConfig, 'inbox'>): BlockProblem[] {
  const { submit, name } = form;
  if (!isForInbox(form))
    return submit.adapter === 'post' && submit.returnTo !== undefined
      ? [
          {
            code: 'form-submit',
            path: ['submit', 'returnTo'],
            part: 'key',
            message: '"returnTo" has no effect: a receiver of your own says itself which page comes next.',
            suggestion: 'Delete this line.',
          },
        ]
      : [];
  const problem = (message: string, suggestion: string): BlockProblem => ({
    code: 'form-submit',
    path: ['submit', 'url'],
    message,
    suggestion,
  });
  if (!inbox)
    return [
      problem(
        'The form is to be posted to the inbox of this site, and the site has none.',
        'Add "inbox: {}" to site.yaml, or another URL.',
      ),
    ];
  if (submit.url !== inboxPath + name)
    return [problem(`The inbox receives this form at ${inboxPath}${name}.`, `Write "url: ${inboxPath}${name}".`)];
  return [];
}
