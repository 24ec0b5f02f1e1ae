import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorObject, SchemaValidateFunction, ValidateFunction } from 'ajv';
import type { DataPath } from '#contract/data-path.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import type { ReferenceKind } from '#contract/reference-kinds.ts';
import { type ItemKeys, noItemKeys, readItemKeys } from '#engine/layers/item-keys.ts';
import { createAjv } from './create-ajv.ts';
import { parsePointer } from './parse-pointer.ts';

/** A value that names something else: a link, a picture, a region, a list. Its schema carries the keyword `reference`. */
export interface Reference {
  kind: ReferenceKind;
  value: string;
  path: DataPath;
  /** Of an entry that is named: the kind it has to be of. */
  entryKind?: string;
  /** Of a text in Markdown: that it may hold tables, notes and bare URLs, and that its headings can be linked. */
  isLong?: true;
}

export interface Validation {
  errors: ErrorObject[];
  references: Reference[];
}

export interface Validator {
  page(data: unknown): Validation;
  site(data: unknown): Validation;
  /** Validates an entry of a collection. @throws if there is no such kind */
  entry(kind: string, data: unknown): Validation;
  /** The kinds of entries. */
  entryKinds: readonly string[];
  /** Validates one block against its own schema. @throws if there is no such type */
  block(type: string, data: unknown): Validation;
  blockTypes: readonly string[];
  /** What another page can change in a block entry by entry. */
  itemKeys(type: string): ItemKeys;
}

// The published files refer to each other by relative path; the base only has to be the same for all of them.
const base = 'https://schema.invalid/';

/**
 * Compiles the published schemas.
 * @param published absolute path of `schema/`, or what would be written there by file name
 * @throws if a published file is missing or is no JSON Schema: run `npm run schema`
 */
export function createValidator(published: string | ReadonlyMap<string, JsonSchema>): Validator {
  let references: Reference[] = [];
  let blockErrors: ErrorObject[] = [];
  const ajv = createAjv();
  ajv.addKeyword({
    keyword: 'reference',
    schemaType: 'string',
    // biome-ignore lint/complexity/useMaxParams: Ajv decides what a keyword is given.
    validate: (
      kind: ReferenceKind,
      value: unknown,
      shape?: { entryKind?: string; longMarkdown?: boolean },
      context?: { instancePath: string },
    ) => {
      if (typeof value !== 'string') return true;
      const { entryKind, longMarkdown } = shape ?? {};
      references.push({
        kind,
        value,
        path: parsePointer(context?.instancePath ?? ''),
        ...(entryKind && { entryKind }),
        ...(longMarkdown && { isLong: true }),
      });
      return true;
    },
  });
  const shapeOf = (file: string) => ajv.getSchema(base + file) as ValidateFunction;
  // Errors are collected apart: Ajv would report the block itself as the value of each error.
  // biome-ignore lint/complexity/useMaxParams: Ajv decides what a keyword is given.
  const checkShape: SchemaValidateFunction = (_keyword: boolean, block: { type?: unknown } | null, _parent, context) => {
    const type = block?.type as string;
    // An unknown type is reported by the keyword `enum`.
    if (!blockTypes.includes(type)) return true;
    const shape = shapeOf(`blocks/${type}.schema.json`);
    shape(block, context);
    blockErrors.push(...(shape.errors ?? []));
    return true;
  };
  ajv.addKeyword({ keyword: 'shapeByType', schemaType: 'boolean', validate: checkShape });
  const load = (file: string, change = (schema: JsonSchema) => schema) => {
    const schema = change(typeof published === 'string' ? readSchema(published, file) : (published.get(file) as JsonSchema));
    ajv.addSchema(schema as object, base + file);
    return schema;
  };
  load('site-names.schema.json');
  const shared = load('shared.schema.json').definitions;
  const follow = (ref: string) => shared?.[ref.slice(ref.lastIndexOf('/') + 1)];
  const site = load('site.schema.json');
  const entryKinds = kindsOf(site);
  const page = load('page.schema.json', asPutTogether);
  const blockTypes = page.definitions?.block?.properties?.type?.enum as string[];
  const shapes = blockTypes.map((type) => [type, load(`blocks/${type}.schema.json`)] as const);
  for (const kind of entryKinds) load(`entries/${kind}.schema.json`, asBlocks);
  const itemKeys = new Map(shapes.map(([type, shape]) => [type, readItemKeys(shape, follow)]));

  const run = (file: string) => {
    return (data: unknown): Validation => {
      references = [];
      blockErrors = [];
      const validate = shapeOf(file);
      validate(data);
      // An error of `if` only repeats that its branch has errors.
      const errors = [...(validate.errors ?? []), ...blockErrors].filter((error) => error.keyword !== 'if');
      return { errors, references };
    };
  };
  const blocks = new Map(blockTypes.map((type) => [type, run(`blocks/${type}.schema.json`)]));
  const entries = new Map(entryKinds.map((kind) => [kind, run(`entries/${kind}.schema.json`)]));
  return {
    entry(kind, data) {
      const validate = entries.get(kind);
      if (!validate) throw new Error(`no published schema for the kind of entry "${kind}"`);
      return validate(data);
    },
    entryKinds,
    page: run('page.schema.json'),
    site: run('site.schema.json'),
    block(type, data) {
      const validate = blocks.get(type);
      if (!validate) throw new Error(`no published schema for the block type "${type}"`);
      return validate(data);
    },
    blockTypes,
    itemKeys: (type) => itemKeys.get(type) ?? noItemKeys,
  };
}

function readSchema(folder: string, file: string): JsonSchema {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonSchema;
}

/** The kinds of entries that site.yaml can name. */
function kindsOf({ properties }: JsonSchema): readonly string[] {
  const collection = properties?.collections?.additionalProperties as JsonSchema | undefined;
  return (collection?.properties?.entry?.enum ?? []) as string[];
}

/** The schema of an entry once it is put together: its blocks are blocks. */
function asBlocks(schema: JsonSchema): JsonSchema {
  const { blocks } = schema.properties as Record<'blocks', JsonSchema>;
  return {
    ...schema,
    properties: { ...schema.properties, blocks: { ...blocks, items: { $ref: `${base}page.schema.json#/definitions/block` } } },
  };
}

/**
 * The schema of a page once it is put together from its files. Its blocks are checked by the schema of their type, found by name:
 * the published one lists a branch for every type, as editors need it, and would compile every type before the first page is checked.
 */
function asPutTogether({ if: _if, else: rest, ...page }: JsonSchema): JsonSchema {
  const { extends: _extends, ...properties } = page.properties as Record<'extends' | 'blocks', JsonSchema>;
  const { allOf: _branches, ...block } = (page.definitions as Record<'block', JsonSchema>).block;
  return {
    ...page,
    required: (rest as JsonSchema).required,
    properties: { ...properties, blocks: { ...properties.blocks, items: { $ref: '#/definitions/block' } } },
    definitions: { block: { ...block, shapeByType: true } },
  };
}
