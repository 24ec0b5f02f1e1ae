import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FormRules } from '#contract/form-rules.ts';
import { AnswerPage, describeFailure } from './blocks/form/server/receive/answer-page.tsx';
import { judgeForm } from './blocks/form/server/receive/judge-form.ts';
import type { KnownForm } from './blocks/form/server/receive/received-form.ts';

/** What the inbox needs to know of forms. They are handed in as the build recorded them. */
export const formRules: FormRules = {
  judge: (form, posted, fileTypes) => judgeForm(form as KnownForm, posted, fileTypes),
  draw: (form, answer, posted) =>
    `<!doctype html>${renderToStaticMarkup(createElement(AnswerPage, { form: form as KnownForm, answer, posted }))}`,
  describe: (form, reason) => describeFailure(form as KnownForm, reason),
  returnTo: (form) => (form as KnownForm).returnTo,
};
