// Runs on the server and in the browser.
import type { Condition, Field } from '../field-schemas.ts';
import type { FormSection } from '../schema.ts';

/** What each field holds, as texts; a consent box holds "true" or "false". A field that is not shown is not in it. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** A section without its hidden fields. */
export type VisibleSection = FormSection & {
  /** Its index among all sections. */
  position: number;
};

/** Whether a condition is true for these values. It is false if its field is not among them. */
export function holds({ field, equals, includes }: Condition, values: Values): boolean {
  const chosen = Object.hasOwn(values, field) ? values[field] : undefined;
  if (!chosen) return false;
  if (includes !== undefined && !chosen.includes(includes)) return false;
  return equals === undefined || (chosen.length === 0 ? equals === '' : chosen.length === 1 && chosen[0] === equals);
}

/**
 * The sections and fields to show. A field that is hidden cannot show another, so what depends on itself stays hidden;
 * a section without a visible field is left out.
 */
export function visibleSections(sections: readonly FormSection[], values: Values): VisibleSection[] {
  let shown: VisibleSection[] = [];
  let known: Values = {};
  for (;;) {
    const applies = (condition: Condition | undefined) => !condition || holds(condition, known);
    const next = sections
      .map((section, position) => ({ ...section, position }))
      .filter((section) => applies(section.showWhen))
      .map((section) => ({ ...section, fields: section.fields.filter((field) => applies(field.showWhen)) }))
      .filter((section) => section.fields.length > 0);
    if (countFields(next) === countFields(shown)) return next;
    shown = next;
    const names = new Set(next.flatMap((section) => section.fields.map((field) => field.name)));
    known = Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
  }
}

/** The values a form starts with. */
export function initialValues(sections: readonly FormSection[]): Values {
  const all = valuesOf(sections);
  return valuesOf(visibleSections(sections, all));
}

function valuesOf(sections: readonly FormSection[]): Values {
  return Object.fromEntries(sections.flatMap((section) => section.fields.map((field) => [field.name, initialValue(field)])));
}

function initialValue(field: Field): string[] {
  switch (field.type) {
    case 'checkbox':
      return ['false'];
    case 'file':
      return [];
    case 'checkboxes':
      return field.value ?? [];
    case 'radio':
      return field.value === undefined ? [] : [field.value];
    default:
      return [field.value ?? ''];
  }
}

function countFields(sections: readonly FormSection[]): number {
  return sections.reduce((sum, section) => sum + section.fields.length, 0);
}
