// Runs on the server and in the browser.
import type { FieldOf } from '../field-schemas.ts';

interface Option {
  value: string;
  label: string;
  badge?: string;
  description?: string;
}

/** The choices of a field; none while the list it names is unknown, which is a diagnostic. */
export function optionsOf({ options }: Pick<FieldOf<'select'>, 'options'>): readonly Option[] {
  return typeof options === 'string' ? [] : options;
}
