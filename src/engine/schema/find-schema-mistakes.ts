import type Ajv from 'ajv';
import type { DataPath } from '#contract/data-path.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { nearest } from '#contract/nearest.ts';
import { isRecord } from '#engine/read/is-record.ts';
import { createAjv } from '#engine/validate/create-ajv.ts';
import { parsePointer } from '#engine/validate/parse-pointer.ts';

/** Something in a shape of `src/` that must not be published. */
export interface SchemaMistake {
  /** Where in the schema: ['properties', 'items', 'formt']. */
  path: DataPath;
  message: string;
  suggestion: string;
  /** Whether every check would fail with it. */
  breaks: boolean;
}

type Found = Omit<SchemaMistake, 'breaks'>;

const maps = ['properties', 'patternProperties', 'definitions'];
const lists = ['allOf', 'anyOf', 'oneOf'];
const single = ['items', 'additionalProperties', 'propertyNames', 'contains', 'if', 'then', 'else', 'not'];

/** Mistakes in a shape that would make every check of every author fail, and properties without a description. */
export function findSchemaMistakes(schema: JsonSchema): SchemaMistake[] {
  shared ??= createAjv().addKeyword({ keyword: 'reference', schemaType: 'string' });
  const found = findUnknown(shared, schema);
  const breaking = found.length > 0 ? found : [...findUncompilable(shared, schema), ...findTakenNames(schema)];
  return [...breaking.map((mistake) => ({ ...mistake, breaks: true })), ...findUndescribed(schema)];
}

// One for all schemas: compiling the meta-schema takes longer than judging a block.
let shared: Ajv | undefined;

function findUnknown(ajv: Ajv, schema: JsonSchema): Found[] {
  const known = Object.keys(ajv.RULES.keywords);
  const found: Found[] = [];
  walk(schema, [], (shape, path) => {
    for (const keyword of Object.keys(shape)) {
      if (keyword === 'format') {
        if (Object.hasOwn(ajv.formats, String(shape.format))) continue;
        found.push({
          path: [...path, keyword],
          message: `The format "${shape.format}" is not checked here.`,
          suggestion: 'Write a pattern that says what is allowed, with a patternErrorMessage, in its place.',
        });
      } else if (!known.includes(keyword)) {
        const guess = nearest(keyword, known);
        const suggestion = guess ? `Did you mean "${guess}"?` : 'Remove it, or move it into "properties" if it is a property.';
        found.push({ path: [...path, keyword], message: `"${keyword}" is not a keyword of JSON Schema.`, suggestion });
      }
    }
  });
  return found;
}

function findUncompilable(ajv: Ajv, schema: JsonSchema): Found[] {
  const suggestion = 'Correct the schema: draft-07 of JSON Schema says which values a keyword takes.';
  if (!ajv.validateSchema(withShortEnums(schema))) {
    const deepest = (ajv.errors ?? []).reduce((a, b) => (b.instancePath.length > a.instancePath.length ? b : a));
    const path = parsePointer(deepest.instancePath);
    return [{ path, message: `"${path.at(-1)}" ${deepest.message}.`, suggestion }];
  }
  try {
    ajv.compile(schema as object);
    return [];
  } catch (error) {
    const { message } = error as Error;
    // How Ajv names a place: strict mode: … at "#/properties/items" (strictTypes)
    const pointer = /#(\/[^"]*)"/.exec(message)?.[1];
    return [{ path: pointer ? parsePointer(pointer) : [], message: `The schema does not compile: ${message}.`, suggestion }];
  }
}

/** Former names that are names of today as well: what is written under them would be taken for either. */
function findTakenNames(schema: JsonSchema): Found[] {
  const found: Found[] = [];
  const suggestion = 'Take it out of the former names, or rename what is called so today.';
  walk(schema, [], ({ properties = {}, enum: values = [], formerValues = {} }, path) => {
    for (const [name, { formerly = [] }] of Object.entries(properties))
      for (const former of formerly.filter((key) => Object.hasOwn(properties, key)))
        found.push({ path: [...path, 'properties', name, 'formerly'], message: `"${former}" is a key of today.`, suggestion });
    for (const [former, value] of Object.entries(formerValues)) {
      const place = [...path, 'formerValues', former];
      if (values.includes(former)) found.push({ path: place, message: `"${former}" is a value of today.`, suggestion });
      if (!values.includes(value))
        found.push({ path: place, message: `"${value}" is no value of today.`, suggestion: 'Name one of the values in its enum.' });
    }
  });
  return found;
}

/** The meta-schema compares all values of an enum with each other, which takes a second for the names of all icons. */
function withShortEnums(schema: JsonSchema): object {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key === 'enum' && Array.isArray(value) ? value.slice(0, 50) : value)));
}

function findUndescribed(schema: JsonSchema): SchemaMistake[] {
  const found: SchemaMistake[] = [];
  const suggestion = 'Write one sentence: editors show it while somebody types, and /__blocks lists it.';
  if (!schema.title)
    found.push({
      path: [],
      message: 'The schema has no title.',
      suggestion: 'Write what people call the block: Price table.',
      breaks: false,
    });
  walk(schema, [], (shape, path) => {
    const isCondition = path.some((key) => ['if', 'not', 'definitions'].includes(String(key)));
    const isNamed = path.length === 0 || maps.includes(String(path.at(-2))) || path.at(-1) === 'items';
    if (shape.description || isCondition || !(isNamed || (path.at(-1) === 'then' && shape.properties))) return;
    found.push({
      path,
      message: `${path.length === 0 ? 'The schema' : `"${path.at(-1)}"`} has no description.`,
      suggestion,
      breaks: false,
    });
  });
  return found;
}

/** Visits a schema and all schemas in it. */
function walk(schema: JsonSchema, path: DataPath, visit: (shape: JsonSchema, path: DataPath) => void): void {
  visit(schema, path);
  const enter = (inner: unknown, ...keys: DataPath) => {
    if (isRecord(inner)) walk(inner as JsonSchema, [...path, ...keys], visit);
  };
  for (const key of maps) for (const [name, inner] of Object.entries((schema[key] as object | undefined) ?? {})) enter(inner, key, name);
  for (const key of lists) for (const [index, inner] of ((schema[key] as unknown[] | undefined) ?? []).entries()) enter(inner, key, index);
  for (const key of single) enter(schema[key], key);
}
