// Runs in the browser.

import type { Control } from '#theme/blocks/form/shared/controls.ts';
import { describeMissing } from '#theme/blocks/form/shared/describe-missing.ts';
import type { FormWords } from '#theme/words/form-words.ts';

/**
 * What is wrong with a control by the browser's own check, in words that say what to do; '' if nothing is. For kinds of
 * mistakes without words of ours, the browser's message is used.
 * @param label the question the field asks
 */
export function describeValidity(control: Control, label: string, words: FormWords): string {
  const { validity } = control;
  if (validity.valid) return '';
  if (validity.customError) return control.validationMessage;
  if (validity.valueMissing) return describeMissing(control.type, label, words);
  if (validity.typeMismatch && control.type === 'email') return words.incompleteEmail;
  return control.validationMessage;
}
