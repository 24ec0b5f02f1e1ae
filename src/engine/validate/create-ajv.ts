import Ajv, { type SchemaValidateFunction } from 'ajv';
import { isDay, toMoment } from '#contract/moments.ts';

/** Keywords for editors and messages, which validate nothing. */
const annotations = [
  'markdownEnumDescriptions',
  'patternErrorMessage',
  'defaultSnippets',
  'usage',
  'formerly',
  'formerValues',
  'itemKey',
  'entryKind',
  'longMarkdown',
  'publication',
];

/** What a text with a format has to be. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDay,
  moment: (text) => toMoment(text) !== undefined,
};

/** Ajv with the settings for all schemas. It is strict: an unknown keyword is an error and not ignored. */
export function createAjv(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  ajv.addVocabulary(annotations);
  ajv.removeKeyword('enum');
  ajv.addKeyword({ keyword: 'enum', schemaType: 'array', before: 'const', compile: compileEnum });
  for (const [name, fits] of Object.entries(formats)) ajv.addFormat(name, fits);
  return ajv;
}

/** Ajv compares a value with one entry after the other, which takes longer for the names of icons than all other checks. */
function compileEnum(allowedValues: readonly unknown[], parentSchema: object) {
  const known = new Set(allowedValues);
  const message = 'must be equal to one of the allowed values';
  const validate: { (value: unknown): boolean; errors?: SchemaValidateFunction['errors'] } = (value) => {
    const isKnown = known.has(value);
    if (!isKnown) validate.errors = [{ keyword: 'enum', params: { allowedValues }, message, parentSchema }];
    return isKnown;
  };
  return validate;
}
