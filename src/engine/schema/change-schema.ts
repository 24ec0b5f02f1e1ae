import type { JsonSchema } from '#contract/json-schema.ts';

type Properties = Readonly<Record<string, JsonSchema>>;

/** The keys that say which entry of a list a change is about. */
export const place: Properties = {
  in: {
    description: 'The entry that this changes: its id, its name or its value in the other file; of a block its id or its type.',
    type: 'string',
  },
  after: { description: 'The entry that this one stands behind.', type: 'string' },
  before: { description: 'The entry that this one stands before.', type: 'string' },
};

const remove: JsonSchema = {
  description: 'true takes away what this stands in; a list of keys takes those away: [badges, notice].',
  anyOf: [{ const: true }, { type: 'array', items: { type: 'string' } }],
};

/** The name of a shared block; editors offer those that there are. */
export const use: JsonSchema = {
  description: 'The name of a shared block: its file in pages/_shared/, without the ending.',
  type: 'string',
  reference: 'shared-block',
};

/** The shape of changes to a block of one type. */
export function changeOfBlock(schema: JsonSchema): JsonSchema & { properties: Properties } {
  const change = changeSchema(schema);
  return { ...change, properties: { use, ...place, ...change.properties } };
}

/**
 * The shape of changes to a value of another file: every part may be left out, and lists whose entries have names may be changed
 * entry by entry.
 */
function changeSchema(schema: JsonSchema): JsonSchema {
  const union = unionOf(schema);
  if (union) return changeSchema(union);
  const { required: _required, ...rest } = schema;
  if (rest.properties) {
    const properties = Object.fromEntries(Object.entries(rest.properties).map(([name, property]) => [name, changeSchema(property)]));
    return { ...rest, properties: { ...properties, remove } };
  }
  if (!schema.itemKey || !schema.items) return schema.type === 'object' ? rest : schema;
  const items = changeSchema(schema.items);
  return { ...rest, items: { ...items, properties: { ...items.properties, ...place } } };
}

/** One shape that takes what any of several does: of a property that several have, only its description is kept. */
function anyOfThem(shapes: readonly JsonSchema[], words: Pick<JsonSchema, 'title' | 'description'>): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const shape of shapes)
    for (const [name, property] of Object.entries(shape.properties ?? {})) {
      const known = properties[name];
      properties[name] = known && known !== property ? { description: known.description ?? property.description } : property;
    }
  return { ...words, type: 'object', additionalProperties: false, properties };
}

/** The branches of a union by type as one shape; undefined for what is no union. */
function unionOf({ title, description, properties, allOf }: JsonSchema): JsonSchema | undefined {
  const branches = allOf?.flatMap(({ then }): JsonSchema[] => (then ? [then as JsonSchema] : []));
  if (!branches?.length || !properties?.type) return undefined;
  const any = anyOfThem(branches, { title, description });
  return { ...any, properties: { ...any.properties, type: properties.type } };
}
