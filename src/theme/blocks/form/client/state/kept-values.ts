// Runs in the browser.
import { type Control, controlsOf } from '#theme/blocks/form/shared/controls.ts';

/** What fields held when they were last seen, so that a section that comes back is not empty. */
export type KeptValues = Map<string, { value: string; checked: boolean; files: FileList | null }>;

const keyOf = (control: Control) => (isTick(control) ? `${control.name}=${control.value}` : control.name);
const isTick = (control: Control) => control.type === 'checkbox' || control.type === 'radio';

/** Remembers what every control holds. */
export function keepValues(kept: KeptValues, root: HTMLElement): void {
  for (const control of controlsOf(root)) {
    const { checked = false, files = null } = control as HTMLInputElement;
    kept.set(keyOf(control), { value: control.value, checked, files });
  }
}

/** Puts back what the controls of these fields held. */
export function restoreValues(kept: KeptValues, root: HTMLElement, names: ReadonlySet<string>): void {
  for (const control of controlsOf(root)) {
    const last = kept.get(keyOf(control));
    if (!last || !names.has(control.name)) continue;
    if (isTick(control)) (control as HTMLInputElement).checked = last.checked;
    else if (control.type !== 'file') control.value = last.value;
    else if (last.files) (control as HTMLInputElement).files = last.files;
  }
}
