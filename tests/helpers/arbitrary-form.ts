import fc from 'fast-check';
import type { Field } from '#theme/blocks/form/field-schemas.ts';
import type { FormProps, FormSection } from '#theme/blocks/form/schema.ts';

type Options = Extract<Field, { type: 'select' }>['options'];

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
// What an author may write: signs of HTML and Markdown, quotes, other scripts, a long word; but some letter.
const text = fc
  .tuple(
    fc.constantFrom(...letters),
    fc.string({ unit: fc.constantFrom(...letters, ' ', '<', '>', '&', '"', "'", '`', '*', 'ß', 'ж', '水', '{', '}', '/', '😀') }),
  )
  .map(([first, rest]) => `${first}${rest}`.replace(/\s+/g, ' ').trim());
const name = fc.stringMatching(/^[a-z][A-Za-z0-9_-]{0,11}$/);
// Names that every object has, or that a form element has as its own property.
const awkward = fc.constantFrom('constructor', 'toString', 'valueOf', 'hasOwnProperty', 'action', 'method', 'elements', 'submit', 'length');

const options: fc.Arbitrary<Options> = fc
  .uniqueArray(fc.record({ value: text, label: text, badge: text, description: text }, { requiredKeys: ['value', 'label'] }), {
    minLength: 1,
    maxLength: 5,
    selector: (option) => option.value,
  })
  .map((list) => list as unknown as Options);

const valuesOf = (list: Options) => (list as readonly { value: string }[]).map((option) => option.value);
const common = { name: fc.constant(''), label: text, hint: text, required: fc.boolean() };
const always = ['type', 'name', 'label'] as const;

const field: fc.Arbitrary<Field> = fc.oneof(
  ...(['text', 'email', 'tel'] as const).map((type) =>
    fc.record(
      { type: fc.constant(type), ...common, placeholder: text, width: fc.constantFrom('full', 'half') },
      { requiredKeys: [...always] },
    ),
  ),
  fc.record(
    { type: fc.constant('textarea'), ...common, value: text, rows: fc.integer({ min: 2, max: 20 }) },
    { requiredKeys: [...always] },
  ),
  options.chain((list) =>
    fc.record(
      { type: fc.constantFrom('select', 'radio'), ...common, options: fc.constant(list), value: fc.constantFrom(...valuesOf(list)) },
      { requiredKeys: [...always, 'options'] },
    ),
  ),
  options.chain((list) =>
    fc.record(
      { type: fc.constant('checkboxes'), ...common, options: fc.constant(list), value: fc.subarray(valuesOf(list)) },
      { requiredKeys: [...always, 'options'] },
    ),
  ),
  fc.record(
    { type: fc.constant('checkbox'), ...common, gatesSubmit: fc.boolean(), terms: fc.record({ label: text, href: fc.constant('/') }) },
    { requiredKeys: [...always] },
  ),
  fc.record({ type: fc.constant('file'), ...common, multiple: fc.boolean() }, { requiredKeys: [...always] }),
) as fc.Arbitrary<Field>;

/** A condition that a field can fulfil; none on a field that holds files. */
function conditionOn(target: Field | undefined, pick: number) {
  if (!target || target.type === 'file') return undefined;
  if (target.type === 'checkbox') return { field: target.name, equals: pick % 2 ? 'true' : 'false' };
  if (target.type === 'checkboxes' || target.type === 'select' || target.type === 'radio') {
    const values = valuesOf(target.options);
    const value = values[pick % values.length] as string;
    return target.type === 'checkboxes' ? { field: target.name, includes: value } : { field: target.name, equals: value };
  }
  return { field: target.name, equals: pick % 2 ? '' : 'yes' };
}

/**
 * Any form that the schema and the form's own check accept, with conditions that depend on an earlier field.
 * @returns the block as an author would write it
 */
export const arbitraryForm: fc.Arbitrary<FormProps> = fc
  .record({
    fields: fc.array(fc.tuple(field, fc.nat(20), fc.boolean()), { minLength: 1, maxLength: 9 }),
    names: fc.uniqueArray(fc.oneof({ arbitrary: name, weight: 4 }, awkward), { minLength: 9, maxLength: 9 }),
    perSection: fc.integer({ min: 1, max: 4 }),
    texts: fc.array(text, { minLength: 8, maxLength: 8 }),
    reference: fc.option(fc.constantFrom('AB-######', '#', 'X-####-Y-##'), { nil: undefined }),
  })
  .map(({ fields, names, perSection, texts, reference }) => {
    const placed: Field[] = [];
    for (const [index, [shape, pick, conditional]] of fields.entries()) {
      const earlier = placed[pick % Math.max(placed.length, 1)];
      // A chain of conditions may contradict itself; one step cannot.
      const showWhen = conditional && earlier && !earlier.showWhen ? conditionOn(earlier, pick) : undefined;
      placed.push({ ...shape, name: names[index] as string, ...(showWhen && { showWhen }) } as Field);
    }
    const sections: FormSection[] = [];
    for (let start = 0; start < placed.length; start += perSection)
      sections.push({ heading: texts[sections.length % 3] as string, fields: placed.slice(start, start + perSection) } as FormSection);
    return {
      type: 'form',
      name: 'any-form',
      heading: texts[3] as string,
      sections,
      submit: { label: texts[4] as string, delay: 0 },
      success: { heading: withoutMarks(texts[5]), text: withoutMarks(texts[6]), ...(reference && { reference }) },
    } as FormProps;
  });

/** Braces in the texts after sending stand for answers. */
function withoutMarks(text = ''): string {
  return text.replace(/[{}]/g, '-');
}
