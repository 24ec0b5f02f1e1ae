// Runs in the browser.
import { useCallback, useRef, useState } from 'react';
import type { Field } from '#theme/blocks/form/field-schemas.ts';
import { type Control, controlsOf } from '#theme/blocks/form/shared/controls.ts';
import { useFormWords } from '#theme/blocks/form/shared/form-words.ts';
import { describeValidity } from './describe-validity.ts';

type Errors = ReadonlyMap<string, string>;

/** What the browser's own validation finds, in words for each field. */
export function useFormErrors(fields: readonly Field[], root: React.RefObject<HTMLElement | null>) {
  const words = useFormWords();
  const [errors, setErrors] = useState<Errors>(new Map());
  // Whether the errors come from an attempt to send, and not only from leaving a field.
  const [attempted, setAttempted] = useState(false);
  const attempt = useRef<number>(undefined);
  const describe = (control: Control) =>
    describeValidity(control, fields.find((field) => field.name === control.name)?.label ?? control.name, words);
  const set = (name: string, words: string) =>
    setErrors((last) => {
      if ((last.get(name) ?? '') === words) return last;
      const next = new Map(last);
      if (words) next.set(name, words);
      else next.delete(name);
      return next;
    });

  /** The browser reports every faulty control of an attempt in one go; the first takes the focus. */
  const onInvalid = (event: React.InvalidEvent<HTMLFormElement> | React.SyntheticEvent) => {
    const control = event.target as Control;
    event.preventDefault();
    if (attempt.current === undefined) {
      setErrors(new Map());
      setAttempted(true);
      control.focus();
      attempt.current = window.setTimeout(() => {
        attempt.current = undefined;
      });
    }
    set(control.name, describe(control));
  };

  /** Validates a field with an error again at each input. */
  const recheck = (control: Control) => {
    if (!root.current || !errors.has(control.name)) return;
    const controls = controlsOf(root.current, control.name);
    set(control.name, controls.map(describe).find(Boolean) ?? '');
  };

  /**
   * Validates a field on blur, except an empty one: that is validated on submit. A field that loses the focus because
   * a button is pressed waits for the release: its message would move the button away from under the pointer,
   * and the click would be lost.
   */
  const onLeave = (control: Control) => {
    const validate = () => {
      if (control.value && !control.validity.valid && !control.validity.valueMissing && !control.validity.customError)
        set(control.name, describe(control));
    };
    if (document.querySelector('button:active')) addEventListener('mouseup', () => setTimeout(validate), { once: true });
    else validate();
  };

  /**
   * Shows what the receiver found wrong, until the field is changed or the form is sent again.
   * @returns whether any of it is about a field of this form
   */
  const reject = (found: Readonly<Record<string, string>>): boolean => {
    const faulty = fields.flatMap(({ name }) => (Object.hasOwn(found, name) && found[name] ? [[name, found[name]] as const] : []));
    setErrors(new Map(faulty));
    setAttempted(true);
    const first = faulty[0]?.[0];
    if (root.current && first) controlsOf(root.current, first)[0]?.focus();
    return faulty.length > 0;
  };

  const clear = useCallback(() => {
    setErrors(new Map());
    setAttempted(false);
  }, []);
  return { errors, attempted, onInvalid, recheck, onLeave, reject, clear };
}
