// Runs in the browser.
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Field } from '#theme/blocks/form/field-schemas.ts';
import type { FormSection } from '#theme/blocks/form/schema.ts';
import { initialValues, type Values, visibleSections } from '#theme/blocks/form/shared/conditions.ts';
import { controlsOf, readValues } from '#theme/blocks/form/shared/controls.ts';
import { openAdded } from '../motion.ts';
import { type KeptValues, keepValues, restoreValues } from './kept-values.ts';

/**
 * What of a form has to be known outside its inputs: which sections and fields are shown. The inputs themselves are
 * uncontrolled; `sync` reads their values, also right after hydration, so that what was typed, ticked or
 * chosen before counts (React forgets such changes: https://github.com/facebook/react/pull/33129).
 */
export function useFormState(all: readonly FormSection[], root: React.RefObject<HTMLElement | null>) {
  const [values, setValues] = useState<Values>(() => pick(initialValues(all), watchedNames(all)));
  const kept = useRef<KeptValues>(new Map());
  const shownBefore = useRef<ReadonlySet<string>>(null);
  const drawn = useRef(new Set<Element>());
  const sections = visibleSections(all, values);
  const fields = sections.flatMap((section) => section.fields);
  const shown = fields.map((field) => field.name).join(' ');

  const sync = useCallback(() => {
    if (!root.current) return;
    keepValues(kept.current, root.current);
    requireTicks(root.current, all);
    const next = pick(readValues(root.current), watchedNames(all));
    setValues((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
  }, [all, root]);

  useLayoutEffect(() => {
    const names = new Set(shown.split(' '));
    const before = shownBefore.current;
    shownBefore.current = names;
    if (root.current) {
      if (before) restoreValues(kept.current, root.current, new Set([...names].filter((name) => !before.has(name))));
      openAdded(root.current, drawn.current);
    }
    sync();
  }, [shown, sync, root]);

  return { sections, fields, values, sync };
}

/** The fields whose value changes what is shown. */
function watchedNames(sections: readonly FormSection[]): ReadonlySet<string> {
  const isWatched = (field: Field) => field.type === 'file' || (field.type === 'checkbox' && field.gatesSubmit);
  return new Set(
    sections.flatMap((section) => [
      section.showWhen?.field ?? '',
      ...section.fields.flatMap((field) => [field.showWhen?.field ?? '', isWatched(field) ? field.name : '']),
    ]),
  );
}

function pick(values: Values, names: ReadonlySet<string>): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}

/** HTML cannot say that one box of a group has to be ticked, so the first box says it. */
function requireTicks(root: HTMLElement, sections: readonly FormSection[]): void {
  for (const field of sections.flatMap((section) => section.fields)) {
    if (field.type !== 'checkboxes' || !field.required) continue;
    const boxes = controlsOf(root, field.name) as HTMLInputElement[];
    boxes[0]?.setCustomValidity(boxes.some((box) => box.checked) ? '' : 'Choose at least one of the options.');
  }
}
