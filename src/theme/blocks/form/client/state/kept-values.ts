// Runs in the browser.
import { type Control, controlsOf } from '#theme/blocks/form/shared/controls.ts';

/** The last values of fields, so that a section that is shown again is not empty. */
export type KeptValues = Map<string, { value: string; checked: boolean; files: FileList | null }>;

const keyOf = (control: Control) => (isTick(control) ? `${control.name}=${control.value}` : control.name);
const isTick = (control: Control) => control.type === 'checkbox' || control.type === 'radio';

/** Stores the value of every control. */
export function keepValues(kept: KeptValues, root: HTMLElement): void {
  for (const control of controlsOf(root)) {
    const { checked = false, files = null } = control as HTMLInputElement;
    kept.set(keyOf(control), { value: control.value, checked, files });
  }
}

/** Restores the values of these fields. */
export function restoreValues(kept: KeptValues, root: HTMLElement, names: ReadonlySet<string>): void {
  for (const control of controlsOf(root)) {
    const last = kept.get(keyOf(control));
    if (!last || !names.has(control.name)) continue;
    if (isTick(control)) (control as HTMLInputElement).checked = last.checked;
    else if (control.type !== 'file') control.value = last.value;
    else if (last.files) (control as HTMLInputElement).files = last.files;
  }
}
