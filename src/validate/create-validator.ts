import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import type { DataPath } from '../read/source-document.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { parsePointer } from './parse-pointer.ts';

/** A value that names something else: a link, a picture, a region, a list. Its schema carries the keyword `reference`. */
export interface Reference {
  kind: string;
  value: string;
  path: DataPath;
}

export interface Validation {
  errors: ErrorObject[];
  references: Reference[];
}

export interface Validator {
  page(data: unknown): Validation;
  site(data: unknown): Validation;
  /** Validates one block against its own schema. @throws if there is no such type */
  block(type: string, data: unknown): Validation;
  blockTypes: readonly string[];
}

// The published files refer to each other by relative path; the base only has to be the same for all of them.
const base = 'https://schema.invalid/';

/**
 * Compiles the published schemas.
 * @param folder absolute path of `schema/`
 * @throws if a published file is missing or is no JSON Schema: run `npm run schema`
 */
export function createValidator(folder: string): Validator {
  let references: Reference[] = [];
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    validateSchema: false,
    code: { optimize: false },
  });
  ajv.addVocabulary(['markdownEnumDescriptions', 'patternErrorMessage']);
  ajv.addKeyword({
    keyword: 'reference',
    schemaType: 'string',
    validate: (kind: string, value: unknown, _parent: unknown, context?: { instancePath: string }) => {
      if (typeof value === 'string') references.push({ kind, value, path: parsePointer(context?.instancePath ?? '') });
      return true;
    },
  });
  const load = (file: string) => {
    const schema = JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonSchema;
    ajv.addSchema(schema as object, base + file);
    return schema;
  };
  load('site-names.schema.json');
  load('shared.schema.json');
  load('site.schema.json');
  const page = load('page.schema.json');
  const blockTypes = page.definitions?.block?.properties?.type?.enum as string[];
  for (const type of blockTypes) load(`blocks/${type}.schema.json`);

  const run = (file: string) => {
    const validate = ajv.getSchema(base + file) as ValidateFunction;
    return (data: unknown): Validation => {
      references = [];
      validate(data);
      // `if` only repeats that the branch it chose has failed.
      const errors = (validate.errors ?? []).filter((error) => error.keyword !== 'if');
      return { errors, references };
    };
  };
  const blocks = new Map(blockTypes.map((type) => [type, run(`blocks/${type}.schema.json`)]));
  return {
    page: run('page.schema.json'),
    site: run('site.schema.json'),
    block(type, data) {
      const validate = blocks.get(type);
      if (!validate) throw new Error(`no published schema for the block type "${type}"`);
      return validate(data);
    },
    blockTypes,
  };
}
