import type { BlockProblem } from '#contract/block-check.ts';
import type { DataPath } from '#contract/data-path.ts';
import { joinWords } from '#contract/join-words.ts';
import { nearest } from '#contract/nearest.ts';
import type { Condition } from '#theme/blocks/form/field-schemas.ts';
import type { FormProps } from '#theme/blocks/form/schema.ts';
import { optionsOf } from '#theme/blocks/form/shared/options-of.ts';
import type { PlacedField } from './list-fields.ts';

interface PlacedCondition {
  condition: Condition;
  path: DataPath;
  /** The fields that it shows. */
  shows: readonly PlacedField[];
  noun: 'field' | 'section';
}

/** Conditions that can never come true: wrong names, impossible values, circles, contradictions. */
export function checkConditions(form: FormProps, fields: readonly PlacedField[]): BlockProblem[] {
  const byName = new Map(fields.map((placed) => [placed.field.name, placed]));
  return listConditions(form, fields).flatMap((placed): BlockProblem[] => {
    const problem = checkOne(placed, byName) ?? checkReachable(placed, byName);
    return problem ? [problem] : [];
  });
}

function listConditions({ sections }: FormProps, fields: readonly PlacedField[]): PlacedCondition[] {
  const ofSections = sections.flatMap((section, index): PlacedCondition[] =>
    section.showWhen
      ? [
          {
            condition: section.showWhen,
            path: ['sections', index, 'showWhen'],
            shows: fields.filter(({ path }) => path[1] === index),
            noun: 'section',
          },
        ]
      : [],
  );
  const ofFields = fields.flatMap((placed): PlacedCondition[] =>
    placed.field.showWhen ? [{ condition: placed.field.showWhen, path: [...placed.path, 'showWhen'], shows: [placed], noun: 'field' }] : [],
  );
  return [...ofSections, ...ofFields];
}

/** Checks one condition alone: whether its field exists and can have the value. */
function checkOne({ condition, path, noun, shows }: PlacedCondition, byName: ReadonlyMap<string, PlacedField>): BlockProblem | undefined {
  const { field: name, equals, includes } = condition;
  const problem = (key: string | undefined, message: string, suggestion: string): BlockProblem => ({
    code: 'form-condition',
    path: key ? [...path, key] : path,
    part: 'value',
    message,
    suggestion,
  });
  const target = byName.get(name)?.field;
  if (!target) {
    const others = [...byName.values()].filter((placed) => !shows.includes(placed) && placed.field.type !== 'file');
    const names = others.map(({ field }) => field.name);
    const guess = nearest(name, names);
    return problem(
      'field',
      `The form has no field "${name}".`,
      guess ? `Did you mean "${guess}"?` : names.length > 0 ? `Use ${joinWords(names, 'or')}.` : 'Add the field, or delete the condition.',
    );
  }
  const key = target.type === 'checkboxes' ? 'includes' : 'equals';
  if ((equals === undefined) === (includes === undefined))
    return problem(
      undefined,
      equals === undefined ? 'The condition names no value.' : 'The condition has both "equals" and "includes".',
      equals === undefined
        ? `Add "${key}:" with the value on which the ${noun} depends.`
        : `Delete "${key === 'equals' ? 'includes' : 'equals'}".`,
    );
  if (target.type === 'file') return problem('field', `"${name}" holds files, which no condition can compare.`, 'Choose another field.');
  if (target.type === 'checkboxes' && includes === undefined)
    return problem('equals', `"${name}" is a checkbox group, which holds any number of values.`, `Write "includes: ${equals}" instead.`);
  if (target.type !== 'checkboxes' && equals === undefined)
    return problem('includes', `"${name}" holds a single value.`, `Write "equals: ${includes}" instead.`);
  const wanted = equals ?? (includes as string);
  const possible =
    target.type === 'checkbox'
      ? ['true', 'false']
      : target.type === 'select' || target.type === 'radio' || target.type === 'checkboxes'
        ? optionsOf(target).map((option) => option.value)
        : [];
  // An optional field can also have no value.
  if (possible.length === 0 || possible.includes(wanted) || (key === 'equals' && wanted === '' && target.type !== 'checkbox'))
    return undefined;
  const guess = nearest(wanted, possible);
  return problem(
    key,
    `"${name}" can never be "${wanted}".`,
    guess
      ? `Did you mean "${guess}"?`
      : `Use ${joinWords(target.type === 'checkbox' ? possible.map((value) => `"${value}"`) : possible, 'or')}.`,
  );
}

/** Checks a condition with all conditions it depends on: whether a field would need two values at once, or depends on itself. */
function checkReachable(
  { condition, path, shows, noun }: PlacedCondition,
  byName: ReadonlyMap<string, PlacedField>,
): BlockProblem | undefined {
  const shown = new Set(shows.map(({ field }) => field.name));
  const needed = new Map<string, string>();
  const visited = new Set<string>();
  const own = noun === 'field' ? shows[0]?.sectionCondition : undefined;
  const pending = [condition, ...(own ? [own] : [])];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { field: name, equals } = next;
    if (shown.has(name))
      return {
        code: 'form-condition',
        path: [...path, 'field'],
        message: `${describeCircle(noun, condition.field, name)}, so it never appears.`,
        suggestion: 'Make it depend on a field that is shown without it.',
      };
    const value = needed.get(name);
    if (equals !== undefined && value !== undefined && value !== equals)
      return {
        code: 'form-condition',
        path,
        message: `The ${noun} appears only while "${name}" is both "${value}" and "${equals}", which is never.`,
        suggestion: 'Correct one of the two conditions.',
      };
    if (equals !== undefined) needed.set(name, equals);
    if (visited.has(name)) continue;
    visited.add(name);
    const target = byName.get(name);
    if (target?.field.showWhen) pending.push(target.field.showWhen);
    if (target?.sectionCondition) pending.push(target.sectionCondition);
  }
  return undefined;
}

/** @param first the field named in the condition @param last the one by which the circle closes */
function describeCircle(noun: PlacedCondition['noun'], first: string, last: string): string {
  const own = noun === 'section' ? `"${last}", a field of its own` : 'itself';
  if (first === last) return `The ${noun} depends on ${own}`;
  return `The ${noun} depends on "${first}", which is shown only with ${noun === 'section' ? `its own field "${last}"` : `"${last}" itself`}`;
}
