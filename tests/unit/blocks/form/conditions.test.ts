import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field } from '#theme/blocks/form/field-schemas.ts';
import type { FormSection } from '#theme/blocks/form/schema.ts';
import { holds, initialValues, type Values, visibleSections } from '#theme/blocks/form/shared/conditions.ts';
import { arbitraryForm } from '../../../helpers/arbitrary-form.ts';

const sections = (fields: object[], rest: object = {}): FormSection[] => [{ heading: 'A', fields: fields as Field[], ...rest }];
const names = (all: readonly FormSection[], values: Values) =>
  visibleSections(all, values).flatMap((section) => section.fields.map((field) => field.name));

describe('a condition', () => {
  test.for<[name: string, condition: Parameters<typeof holds>[0], values: Values, expected: boolean]>([
    ['equals the only value', { field: 'a', equals: 'x' }, { a: ['x'] }, true],
    ['equals one of several values', { field: 'a', equals: 'x' }, { a: ['x', 'y'] }, false],
    ['equals nothing, and nothing is chosen', { field: 'a', equals: '' }, { a: [] }, true],
    ['equals nothing, and the text is empty', { field: 'a', equals: '' }, { a: [''] }, true],
    ['includes a value among several', { field: 'a', includes: 'x' }, { a: ['y', 'x'] }, true],
    ['includes a value that is not there', { field: 'a', includes: 'x' }, { a: ['y'] }, false],
    ['names a field that is not shown', { field: 'a', equals: '' }, {}, false],
    ['names what every object has', { field: 'constructor', equals: '' }, {}, false],
  ])('%s', ([, condition, values, expected]) => {
    expect(holds(condition, values)).toBe(expected);
  });
});

describe('what is shown', () => {
  const chain = sections([
    { type: 'text', name: 'a', label: 'A' },
    { type: 'text', name: 'b', label: 'B', showWhen: { field: 'a', equals: '1' } },
    { type: 'text', name: 'c', label: 'C', showWhen: { field: 'b', equals: '2' } },
  ]);

  test('follows a chain of conditions', () => {
    expect(names(chain, { a: ['1'], b: ['2'], c: [''] })).toEqual(['a', 'b', 'c']);
  });

  test('does not follow a field that is hidden itself', () => {
    expect(names(chain, { a: ['0'], b: ['2'], c: [''] })).toEqual(['a']);
  });

  test('leaves out a section with nothing in it, and what depends on itself', () => {
    const all = [...chain, ...sections([{ type: 'text', name: 'd', label: 'D', showWhen: { field: 'd', equals: 'x' } }])];
    expect(visibleSections(all, { a: [''], d: ['x'] }).map(({ position }) => position)).toEqual([0]);
  });

  // Else a form would not agree with the page it wakes up to, and be drawn a second time.
  test('is all that has a value to start with', () => {
    expect(initialValues(chain)).toEqual({ a: [''] });
  });

  test('is, for any form and any values, exactly what the values that are shown ask for', () => {
    fc.assert(
      fc.property(arbitraryForm, fc.infiniteStream(fc.nat(20)), ({ sections: all }, picks) => {
        const start = initialValues(all);
        const values = Object.fromEntries(
          all.flatMap((section) =>
            section.fields.map((field) => {
              const pick = picks.next().value as number;
              const options = 'options' in field ? (field.options as unknown as { value: string }[]) : [];
              const chosen = options[pick % Math.max(options.length, 1)]?.value;
              if (field.type === 'checkbox') return [field.name, [String(pick % 2 === 0)]];
              return [field.name, chosen === undefined ? (start[field.name] ?? []) : [chosen]];
            }),
          ),
        );
        const shown = new Set(names(all, values));
        const known = Object.fromEntries(Object.entries(values).filter(([name]) => shown.has(name)));
        for (const { fields } of all)
          for (const { name, showWhen } of fields) expect(shown.has(name), name).toBe(!showWhen || holds(showWhen, known));
      }),
      { numRuns: 300 },
    );
  });
});
