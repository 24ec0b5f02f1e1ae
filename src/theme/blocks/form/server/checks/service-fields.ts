import type { BlockProblem } from '#contract/block-check.ts';
import { joinWords } from '#contract/join-words.ts';
import { nearest } from '#contract/nearest.ts';
import type { Service } from '#theme/blocks/form/adapters/service.ts';
import { serviceOf } from '#theme/blocks/form/adapters/services.ts';
import type { FormProps } from '#theme/blocks/form/schema.ts';
import { anyPlace, planSending, serviceNames } from '#theme/blocks/form/server/plan-sending.ts';
import type { PlacedField } from './list-fields.ts';

/** The fields of the form against those of the service, both ways. */
export function checkServiceFields(form: FormProps, fields: readonly PlacedField[]): BlockProblem[] {
  const service = serviceOf(form.submit);
  if (!service) return [];
  return [
    ...checkNames(form, fields),
    ...(service.mapped ? findUnmapped(form, fields, service) : []),
    ...findRequired(form, fields, service),
    ...findTaken(form, fields, service),
    ...judgeNames(form, service),
  ];
}

type At = Pick<BlockProblem, 'path' | 'part'>;
const key = (...path: BlockProblem['path']): At => ({ path, part: 'key' });
const value = (...path: BlockProblem['path']): At => ({ path, part: 'value' });

function problem(at: At, message: string, suggestion: string): BlockProblem {
  return { code: 'form-service-field', ...at, message, suggestion };
}

/** Names of fields that the form does not have. */
function checkNames({ submit }: FormProps, fields: readonly PlacedField[]): BlockProblem[] {
  const names = fields.map(({ field }) => field.name);
  const judge = (name: string, at: At): BlockProblem[] => {
    if (names.includes(name)) return [];
    const guess = nearest(name, names);
    return [problem(at, `The form has no field "${name}".`, guess ? `Did you mean "${guess}"?` : `Use ${joinWords(names, 'or')}.`)];
  };
  const unsent = submit.unsent ?? [];
  const box = submit.hubspot?.consentBox;
  return [
    ...Object.keys(submit.fields ?? {}).flatMap((name) => judge(name, key('submit', 'fields', name))),
    ...unsent.flatMap((name, index) => judge(name, value('submit', 'unsent', index))),
    ...unsent.flatMap((name, index) =>
      Object.hasOwn(submit.fields ?? {}, name)
        ? [problem(value('submit', 'unsent', index), `"${name}" has a name under "fields" too.`, 'Delete it in one of the two places.')]
        : [],
    ),
    ...(box === undefined ? [] : judge(box, value('submit', 'hubspot', 'consentBox'))),
  ];
}

/** Fields of the form that the service would not know. */
function findUnmapped({ submit }: FormProps, fields: readonly PlacedField[], { title }: Service): BlockProblem[] {
  return fields.flatMap(({ field: { name, label }, path }) =>
    Object.hasOwn(submit.fields ?? {}, name) || submit.unsent?.includes(name)
      ? []
      : [
          problem(
            value(...path, 'name'),
            `${title} would not be told "${label}": nothing says which of its fields "${name}" is.`,
            `Add "${name}:" with the name that ${title} has for it under "submit", "fields"; or name it under "unsent".`,
          ),
        ],
  );
}

/** Fields without which the service refuses the form. */
function findRequired({ submit }: FormProps, fields: readonly PlacedField[], { title, required = [] }: Service): BlockProblem[] {
  const nameOf = serviceNames(submit);
  return required.flatMap((wanted): BlockProblem[] => {
    const placed = fields.find(({ field }) => nameOf(field.name) === wanted);
    if (!placed)
      return [
        problem(
          key('submit', submit.fields ? 'fields' : 'adapter'),
          `${title} refuses a form without "${wanted}", and no field has this name.`,
          `Say under "fields" which field of the form is "${wanted}".`,
        ),
      ];
    const { field, path, sectionCondition } = placed;
    if (field.required && !field.showWhen && !sectionCondition) return [];
    return [
      problem(
        value(...path, 'name'),
        `${title} refuses a form without "${wanted}", and "${field.label}" may be left empty.`,
        'Add "required: true", and let it depend on no other field.',
      ),
    ];
  });
}

/** Names that two fields share, or that the service needs for itself. */
function findTaken(form: FormProps, fields: readonly PlacedField[], { title }: Service): BlockProblem[] {
  const { submit } = form;
  const plan = planSending(form, anyPlace(form));
  const nameOf = serviceNames(submit);
  const own = new Set([...(plan?.hidden ?? []).map(([name]) => name), plan?.trap.name, plan?.consent?.field]);
  const first = new Map<string, string>();
  return fields.flatMap(({ field: { name }, path }): BlockProblem[] => {
    const wanted = nameOf(name);
    const at = Object.hasOwn(submit.fields ?? {}, name) ? ['submit', 'fields', name] : [...path, 'name'];
    if (own.has(wanted)) return [problem(value(...at), `${title} needs the name "${wanted}" for itself.`, 'Give the field another name.')];
    const earlier = first.get(wanted);
    first.set(wanted, earlier ?? name);
    // Two fields of one name in the form are another diagnostic.
    if (earlier === undefined || earlier === name) return [];
    return [problem(value(...at), `"${earlier}" is sent as "${wanted}" already.`, 'Give one of the two another name.')];
  });
}

/** Names that no field of the service can have. */
function judgeNames({ submit }: FormProps, { judgeName }: Service): BlockProblem[] {
  if (!judgeName) return [];
  const named = Object.entries(submit.fields ?? {}).map(([name, wanted]) => ({ wanted, path: ['submit', 'fields', name] }));
  const all = submit.consent === undefined ? named : [...named, { wanted: submit.consent, path: ['submit', 'consent'] }];
  return all.flatMap(({ wanted, path }): BlockProblem[] => {
    const found = judgeName(wanted);
    return found ? [problem(value(...path), found.message, found.suggestion)] : [];
  });
}
