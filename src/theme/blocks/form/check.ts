import type { BlockCheck, BlockProblem } from '#contract/block-check.ts';
import { joinWords } from '#contract/join-words.ts';
import { createGuesser } from '#contract/nearest.ts';
import type { FormProps } from './schema.ts';
import { checkAnswerMarks } from './server/checks/answer-marks.ts';
import { checkConditions } from './server/checks/conditions.ts';
import { checkInbox } from './server/checks/inbox.ts';
import { listFields, type PlacedField } from './server/checks/list-fields.ts';
import { checkServiceFields } from './server/checks/service-fields.ts';
import { checkSubmit } from './server/checks/submit.ts';
import { optionsOf } from './shared/options-of.ts';

/** What the schema cannot say about a form: names, values and ways of sending that contradict each other. */
const checkForm: BlockCheck<FormProps> = (form, site) => {
  const fields = listFields(form);
  return [
    ...checkNames(fields),
    ...checkValues(fields),
    ...checkConditions(form, fields),
    ...checkSubmit(form, fields),
    ...(site ? checkInbox(form, site) : []),
    ...checkServiceFields(form, fields),
    ...checkAnswerMarks(form, fields),
  ];
};

export default checkForm;

// A field is also a property of its form element; with these names React would take the form for another node of the
// document.
const reserved = new Set([
  'nodeName',
  'nodeType',
  'parentNode',
  'firstChild',
  'lastChild',
  'nextSibling',
  'previousSibling',
  'ownerDocument',
  'childNodes',
  'addEventListener',
  'getAttribute',
  'setAttribute',
  'removeAttribute',
  'appendChild',
  'insertBefore',
  'removeChild',
  'textContent',
  'namespaceURI',
  'tagName',
]);

function checkNames(fields: readonly PlacedField[]): BlockProblem[] {
  const first = new Map<string, PlacedField>();
  return fields.flatMap((placed): BlockProblem[] => {
    const { field, path } = placed;
    if (reserved.has(field.name))
      return [
        {
          code: 'form-field-name',
          path: [...path, 'name'],
          message: `"${field.name}" means something else to the browser.`,
          suggestion: `Give the field another name, for example ${field.name}Value.`,
        },
      ];
    const earlier = first.get(field.name);
    if (!earlier) {
      first.set(field.name, placed);
      return [];
    }
    return [
      {
        code: 'form-duplicate-field',
        path: [...path, 'name'],
        message: `The field "${earlier.field.label}" has the name "${field.name}" already.`,
        suggestion: 'Give one of the two another name.',
      },
    ];
  });
}

/** The value a field starts with, and the choices it offers. */
function checkValues(fields: readonly PlacedField[]): BlockProblem[] {
  return fields.flatMap(({ field, path }): BlockProblem[] => {
    if (field.type !== 'select' && field.type !== 'radio' && field.type !== 'checkboxes') return [];
    const known = optionsOf(field).map((option) => option.value);
    if (known.length === 0) return [];
    const problems: BlockProblem[] = [];
    const values = new Set<string>();
    const doubled = known.findIndex((value) => values.size === values.add(value).size);
    if (doubled >= 0)
      problems.push({
        code: 'form-option',
        path: [...path, 'options', doubled, 'value'],
        message: `"${field.label}" has two options with the value "${known[doubled]}".`,
        suggestion: 'Give every option a value of its own.',
      });
    const starts = Array.isArray(field.value)
      ? field.value.map((value, index) => ({ value, at: ['value', index] }))
      : field.value === undefined
        ? []
        : [{ value: field.value, at: ['value'] }];
    const all = new Set(known);
    const find = createGuesser();
    for (const { value, at } of starts) {
      if (all.has(value)) continue;
      const { guess } = find(value, () => all);
      problems.push({
        code: 'form-option',
        path: [...path, ...at],
        message: `"${value}" is not among the options of "${field.label}".`,
        suggestion: guess ? `Did you mean "${guess}"?` : `Use ${joinWords([...all].slice(0, 50), 'or')}.`,
      });
    }
    return problems;
  });
}
