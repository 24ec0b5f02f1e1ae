// Runs on the server and in the browser.
// Runs in the browser.
import type { Field } from '../field-schemas.ts';
import type { Values } from './conditions.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a form sends: a text, a list of ticked values, a yes or no, the chosen files. */
export type FormValues = Record<string, string | string[] | boolean | File[]>;

/**
 * The controls of a form in the order of the page, optionally those of one field only.
 * @param root an element around the form: a field named "elements" or "children" hides that property of the form itself
 */
export function controlsOf(root: HTMLElement, name?: string): Control[] {
  const controls = [...root.querySelectorAll<Control>('form :is(input, select, textarea)')];
  return name === undefined ? controls : controls.filter((control) => control.name === name);
}

/** The present values of the form; of files their names. */
export function readValues(root: HTMLElement): Values {
  const values = new Map<string, string[]>();
  for (const control of controlsOf(root)) {
    const list = values.get(control.name) ?? [];
    values.set(control.name, list);
    list.push(...readControl(control));
  }
  return Object.fromEntries(values);
}

function readControl(control: Control): string[] {
  if (!(control instanceof HTMLInputElement)) return [control.value];
  if (control.type === 'file') return Array.from(control.files ?? [], (file) => file.name);
  if (control.dataset.single !== undefined) return [String(control.checked)];
  if (control.type === 'checkbox' || control.type === 'radio') return control.checked ? [control.value] : [];
  return [control.value];
}

/** The values of the given fields, each in the shape of its type. */
export function readFormValues(root: HTMLElement, fields: readonly Field[]): FormValues {
  const values = readValues(root);
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const list = [...(values[name] ?? [])];
      if (type === 'checkboxes') return [name, list];
      if (type === 'checkbox') return [name, list[0] === 'true'];
      if (type === 'file')
        return [name, controlsOf(root, name).flatMap((control) => Array.from((control as HTMLInputElement).files ?? []))];
      return [name, list[0] ?? ''];
    }),
  );
}

/** The same values with files given by name: what can be written as JSON. */
export function toPlain(values: FormValues): Record<string, string | string[] | boolean> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((entry) => (typeof entry === 'string' ? entry : entry.name)) : value,
    ]),
  );
}
