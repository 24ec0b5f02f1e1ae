import Ajv from 'ajv';

/** Keywords that are for editors and messages; they judge nothing. */
const annotations = ['markdownEnumDescriptions', 'patternErrorMessage', 'defaultSnippets', 'usage', 'formerly', 'formerValues', 'itemKey'];

/** Ajv as schemas are compiled with it: strict, so that a keyword it does not know is refused and not passed over. */
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
  return ajv;
}
