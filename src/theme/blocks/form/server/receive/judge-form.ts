import type { Consent, JudgedForm, LeadValue, PostedForm } from '#contract/form-rules.ts';
import type { Field } from '#theme/blocks/form/field-schemas.ts';
import { consentHash } from '#theme/blocks/form/server/consent-hash.ts';
import { type Values, visibleSections } from '#theme/blocks/form/shared/conditions.ts';
import { describeMissing } from '#theme/blocks/form/shared/describe-missing.ts';
import { optionsOf } from '#theme/blocks/form/shared/options-of.ts';
import type { FormWords } from '#theme/words/form-words.ts';
import type { KnownForm } from './received-form.ts';

// What browsers accept in an e-mail field: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Characters of a text without a limit of its own. */
const longest = 50_000;

/** Judges what was posted as the browser would have: by the fields that are shown for these answers. */
export function judgeForm(form: KnownForm, posted: PostedForm, fileTypes: readonly string[]): JudgedForm {
  const answers = readAnswers(form, posted);
  const shown = visibleSections(form.sections, answers).flatMap(({ fields }) => fields);
  const faults = shown.flatMap((field): [string, string][] => {
    const fault =
      field.type === 'file'
        ? judgeFiles(field, posted.files.get(field.name) ?? [], { words: form.words, fileTypes })
        : judgeAnswer(field, answers[field.name] ?? [], form.words);
    return fault ? [[field.name, fault]] : [];
  });
  return {
    values: Object.fromEntries(shown.flatMap((field) => (field.type === 'file' ? [] : [[field.name, plain(field, answers)]]))),
    fileFields: shown.flatMap(({ type, name }) => (type === 'file' ? [name] : [])),
    consents: shown.flatMap((field) => (field.type === 'checkbox' && answers[field.name]?.[0] === 'true' ? [consentOf(field)] : [])),
    errors: Object.fromEntries(faults),
    isTrapped: (posted.texts.get(form.trap) ?? []).some(Boolean),
  };
}

/** The answers to all fields of the form, as its conditions compare them. What is no field of the form is left out. */
export function readAnswers({ sections }: Pick<KnownForm, 'sections'>, { texts, files }: PostedForm): Values {
  const fields = sections.flatMap((section) => section.fields);
  return Object.fromEntries(
    fields.map((field) => {
      const found = texts.get(field.name) ?? [];
      switch (field.type) {
        case 'file':
          return [field.name, (files.get(field.name) ?? []).map(({ name }) => name)];
        case 'checkbox':
          return [field.name, [String(found.some((text) => text !== '' && text !== 'false'))]];
        case 'checkboxes':
        case 'radio':
          return [field.name, found];
        case 'textarea':
          return [field.name, [cleanText(found[0])]];
        default:
          return [field.name, [cleanText(found[0]).replace(/\n+/g, ' ')]];
      }
    }),
  );
}

/** A text as a browser's control would hold it: one kind of line break, no characters that nothing can show. */
function cleanText(text = ''): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed.
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}

function plain({ name, type }: Field, answers: Values): LeadValue {
  const found = answers[name] ?? [];
  if (type === 'checkbox') return found[0] === 'true';
  return type === 'checkboxes' ? found : (found[0] ?? '');
}

function judgeAnswer(field: Exclude<Field, { type: 'file' }>, answer: readonly string[], words: FormWords): string | undefined {
  const isEmpty = field.type === 'checkbox' ? answer[0] !== 'true' : answer.every((text) => text === '');
  if (isEmpty) return field.required ? describeMissing(kindOf(field), field.label, words) : undefined;
  if ('options' in field) {
    const known = new Set(optionsOf(field).map(({ value }) => value));
    const tooMany = field.type !== 'checkboxes' && answer.length > 1;
    return tooMany || answer.some((value) => !known.has(value)) ? words.missingChoice : undefined;
  }
  if (field.type === 'email' && !emailAddress.test(answer[0] ?? '')) return words.incompleteEmail;
  const limit = ('maxLength' in field ? field.maxLength : undefined) ?? longest;
  // Controls let nobody type more, so this is read by authors of programs only.
  return (answer[0] ?? '').length > limit ? `At most ${limit} characters.` : undefined;
}

/** The type of the control, as browsers name it. */
function kindOf({ type }: Field): string {
  return { select: 'select-one', checkboxes: 'radio' }[type as 'select'] ?? type;
}

interface FileRules {
  words: FormWords;
  fileTypes: readonly string[];
}

function judgeFiles(
  field: Extract<Field, { type: 'file' }>,
  files: readonly { name: string }[],
  { words, fileTypes }: FileRules,
): string | undefined {
  if (files.length === 0) return field.required ? words.missingFile : undefined;
  const accepted = field.accept ?? fileTypes;
  if (files.length > 1 && !field.multiple) return words.missingFile;
  const isKnown = ({ name }: { name: string }) => accepted.some((ending) => name.toLowerCase().endsWith(ending));
  return files.every(isKnown) ? undefined : `${words.missingFile} ${accepted.join(', ')}`;
}

function consentOf({ name, label }: Field): Consent {
  return { field: name, words: label, sha256: consentHash(label) };
}
