import type { JsonSchema } from '#contract/json-schema.ts';

/** One line of the table of a block's properties. */
export interface Property {
  /** actions[].label */
  name: string;
  kind: string;
  required: boolean;
  description: string;
  fallback?: string;
}

const deepest = 3;

/** The properties of an object and of what stands in it, in the order of the schema. @param shared what `$ref` leads to */
export function listProperties(schema: JsonSchema, shared: Readonly<Record<string, JsonSchema>>): Property[] {
  return listBelow(schema, { shared, prefix: '', depth: 0 });
}

interface Level {
  shared: Readonly<Record<string, JsonSchema>>;
  /** The name of the object, with its full stop: "actions[]." */
  prefix: string;
  depth: number;
}

function listBelow(schema: JsonSchema, { shared, prefix, depth }: Level): Property[] {
  const follow = (inner: JsonSchema): JsonSchema => {
    const name = inner.$ref?.split('/').at(-1);
    return name && shared[name] ? { ...shared[name], ...inner, description: inner.description ?? shared[name].description } : inner;
  };
  return Object.entries(schema.properties ?? {}).flatMap(([key, written]) => {
    if (key === 'type' && depth === 0) return [];
    const property = follow(written);
    const name = prefix + key;
    const entry = property.items && follow(property.items);
    const own: Property = {
      name,
      kind: kindOf(property, entry),
      required: schema.required?.includes(key) ?? false,
      description: property.description ?? '',
      fallback: property.default === undefined ? undefined : String(property.default),
    };
    const inner = entry ?? property;
    const nested = depth < deepest ? listBelow(inner, { shared, prefix: `${name}${entry ? '[]' : ''}.`, depth: depth + 1 }) : [];
    return [own, ...nested];
  });
}

function kindOf(schema: JsonSchema, entry: JsonSchema | undefined): string {
  if (entry) return `list of ${kindOf(entry, undefined)}`;
  if (schema.enum) return schema.enum.length > 12 ? 'a name' : schema.enum.map(String).join(' | ');
  if (schema.const !== undefined) return String(schema.const);
  if (schema.type) return [schema.type].flat().join(' or ').replace('string', 'text');
  return schema.properties ? 'object' : 'value';
}
