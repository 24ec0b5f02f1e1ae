// Runs in the browser.
import type { Control } from './controls.ts';

/**
 * What is wrong with a control by the browser's own check, in words that say what to do; '' if nothing is. Where the
 * browser knows more than we do, its message is taken.
 * @param label the question the field asks
 */
export function describeValidity(control: Control, label: string): string {
  const { validity } = control;
  if (validity.valid) return '';
  if (validity.customError) return control.validationMessage;
  if (validity.valueMissing) return describeMissing(control.type, label);
  if (validity.typeMismatch && control.type === 'email') return 'This is not a complete e-mail address. Write it as in name@example.com.';
  return control.validationMessage;
}

function describeMissing(type: string, label: string): string {
  if (type === 'checkbox') return 'Tick this box to continue.';
  if (type === 'radio' || type === 'select-one') return 'Choose one of the options.';
  if (type === 'file') return 'Choose a file.';
  return label.endsWith('?') ? 'Answer this question.' : `${label} is missing. Please fill it in.`;
}
