// Runs on the server and in the browser.
import type { Field } from '../field-schemas.ts';
import { type FormValues, toPlain } from './controls.ts';
import { optionsOf } from './options-of.ts';

/** `{name}` or `{name|words}` in a text that is shown after sending. `${…}` belongs to site.yaml. */
export const answerMarks = /(?<!\$)\{([^{}|]*)(?:\|([^{}]*))?\}/g;

/** Puts the answers that were sent into a text: choices by their labels; where there is no answer, the words behind the bar. */
export function fillIn(text: string, fields: readonly Field[], values: FormValues): string {
  const answers = toPlain(values);
  return text.replace(answerMarks, (_, name: string, otherwise = '') => {
    const field = fields.find((known) => known.name === name);
    const options = field && 'options' in field ? optionsOf(field) : [];
    const chosen = [(Object.hasOwn(answers, name) && answers[name]) || ''].flat();
    return (
      chosen
        .map((value) => options.find((option) => option.value === value)?.label ?? value)
        .join(', ')
        .trim() || otherwise
    );
  });
}
