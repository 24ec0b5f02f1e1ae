// Runs in the browser.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Typed {
  path: string;
  controls: { form: number; name: string; value: string; checked?: boolean }[];
  /** Whether files were chosen, which a page cannot choose by itself. */
  files: boolean;
}

const key = 'dev:typed';
/** Milliseconds in which fields may still appear: those that a script shows because of what was typed into others. */
const patience = 5000;
const isTick = (control: Control) => control.type === 'checkbox' || control.type === 'radio';

/** Remembers what is typed, ticked and chosen in the forms of the page, for the same page when it is loaded again. */
export function saveTyped(): void {
  const controls = [...document.querySelectorAll<Control>('form :is(input, select, textarea)')];
  const typed: Typed = {
    path: location.pathname,
    controls: controls
      .filter(({ type, name }) => name !== '' && !['file', 'password', 'hidden'].includes(type))
      .map((control) => {
        const { name, value } = control;
        const checked = isTick(control) ? (control as HTMLInputElement).checked : undefined;
        return { form: [...document.forms].indexOf(control.form as HTMLFormElement), name, value, checked };
      }),
    files: controls.some((control) => control.type === 'file' && control.value !== ''),
  };
  sessionStorage.setItem(key, JSON.stringify(typed));
}

/**
 * Puts back what was remembered, once. Call before the scripts of the page run: they read what they find.
 * @returns what could not be put back, in words
 */
export function restoreTyped(): string | undefined {
  const typed = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Typed | null;
  sessionStorage.removeItem(key);
  if (typed?.path !== location.pathname) return undefined;
  let left = typed.controls;
  const restore = () => {
    left = left.filter((entry) => !put(entry));
    if (left.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
  restore();
  return typed.files ? 'The page was loaded again because a script has changed. Choose your files again: a page cannot do it.' : undefined;
}

function put({ form, name, value, checked }: Typed['controls'][number]): boolean {
  const own = [...document.querySelectorAll<Control>(`form [name="${CSS.escape(name)}"]`)];
  const control = own.find((one) => one.form === document.forms[form] && (checked === undefined || one.value === value));
  if (!control) return false;
  const before = [control.value, (control as HTMLInputElement).checked];
  if (checked === undefined) control.value = value;
  else (control as HTMLInputElement).checked = checked;
  if (before[0] === control.value && before[1] === (control as HTMLInputElement).checked) return true;
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
  return true;
}
