import { serviceOf } from '../adapters/services.ts';
import type { Condition } from '../field-schemas.ts';
import type { FormProps } from '../schema.ts';
import { answerMarks } from '../shared/fill-in.ts';
import { serviceNames } from './plan-sending.ts';

/**
 * A form with its fields under the names of the service that it is sent to, so that the browser alone sends them under these
 * names too, and what the service says of them is found again without a translation.
 */
export function renameFields(form: FormProps): FormProps {
  const { sections, success, submit } = form;
  const service = serviceOf(submit);
  if (!service || (!submit.fields && !service.ticked)) return form;
  const nameOf = serviceNames(submit);
  const rename = (condition: Condition | undefined) => condition && { ...condition, field: nameOf(condition.field) };
  const fill = (text: string) =>
    text.replace(answerMarks, (_, name: string, otherwise?: string) =>
      otherwise === undefined ? `{${nameOf(name)}}` : `{${nameOf(name)}|${otherwise}}`,
    );
  return {
    ...form,
    sections: sections.map((section) => ({
      ...section,
      showWhen: rename(section.showWhen),
      fields: section.fields.map((field) => ({
        ...field,
        name: nameOf(field.name),
        showWhen: rename(field.showWhen),
        ...(field.type === 'checkbox' && service.ticked ? { ticked: service.ticked } : {}),
      })),
    })),
    success: { ...success, heading: fill(success.heading), text: fill(success.text), title: success.title && fill(success.title) },
  };
}
