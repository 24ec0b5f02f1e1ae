import type { DataPath } from '#contract/data-path.ts';
import { sectionProperties } from '#contract/definitions/section.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { nearest } from '#contract/nearest.ts';

/** What is renamed. */
export interface Target {
  /** The type of the block. */
  type: string;
  /** What it is called today: the key, or the type. */
  name: string;
  isType: boolean;
  /** Where it stands in the schema; of a type, the `const`. */
  path: DataPath;
}

type Schemas = Readonly<Record<string, JsonSchema>>;

/** @param from `block.property`, with more steps for a property further in, or `block` */
export function targetOf(schemas: Schemas, from: string, to: string): Target | { problem: string } {
  const [type = '', ...steps] = from.split('.');
  const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined;
  if (!schema) return { problem: `There is no block type "${type}".${suggest(type, Object.keys(schemas))}` };
  if (steps.length === 0) return typeTarget(schemas, type, to);
  let shape: JsonSchema = schema;
  let holder: JsonSchema = schema;
  const path: (string | number)[] = [];
  for (const step of steps) {
    for (; shape.items && !shape.properties; shape = shape.items) path.push('items');
    holder = shape;
    const property = holder.properties && Object.hasOwn(holder.properties, step) ? holder.properties[step] : undefined;
    if (!property) return { problem: `There is no property "${step}" in ${from}.${suggest(step, Object.keys(holder.properties ?? {}))}` };
    path.push('properties', step);
    shape = property;
  }
  const name = steps.at(-1) as string;
  if (steps.length === 1 && Object.hasOwn(sectionProperties, name))
    return { problem: `"${name}" is what every section has, and what draws sections expects that name.` };
  if (name === 'type') return { problem: 'Every block has its type under the key "type".' };
  if (!/^[a-z][A-Za-z0-9]*$/.test(to)) return { problem: `"${to}" is no name of a property: use letters and digits, as in backTo.` };
  if (Object.hasOwn(holder.properties ?? {}, to)) return { problem: `There is a property "${to}" beside "${name}" already.` };
  if (Object.values(holder.properties ?? {}).some(({ formerly }) => formerly?.includes(to)))
    return { problem: `"${to}" is a former name in the schema; take it out of "formerly" first.` };
  return { type, name, isType: false, path };
}

function typeTarget(schemas: Schemas, type: string, to: string): Target | { problem: string } {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(to))
    return { problem: `"${to}" is not a block type. Use lower-case words joined by hyphens: price-table.` };
  if (Object.hasOwn(schemas, to)) return { problem: `There is a block type "${to}" already.` };
  const owner = Object.entries(schemas).find(([, { formerly }]) => formerly?.includes(to));
  if (owner) return { problem: `"${to}" is a former name of "${owner[0]}"; take it out of "formerly" first.` };
  return { type, name: type, isType: true, path: ['properties', 'type', 'const'] };
}

function suggest(name: string, known: readonly string[]): string {
  const guess = nearest(name, known);
  return guess ? ` Did you mean "${guess}"?` : ` Known are ${known.join(', ')}.`;
}

/** The shapes of all blocks with the new name, as they are once the code is written. */
export function withName(schemas: Schemas, { type, name, isType, path }: Target, to: string): Schemas {
  const schema = schemas[type] as JsonSchema;
  if (!isType) return { ...schemas, [type]: renameAt(schema, path, { name, to }) };
  const { [type]: _old, ...others } = schemas;
  const properties = { ...schema.properties, type: { ...schema.properties?.type, const: to } };
  const renamed = { ...schema, formerly: [name, ...(schema.formerly ?? [])], properties };
  // As the folders are listed.
  return Object.fromEntries(Object.entries({ ...others, [to]: renamed }).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Only what is above the property is copied: shapes that blocks share are known by being the same object. */
function renameAt(shape: JsonSchema, path: DataPath, names: { name: string; to: string }): JsonSchema {
  const [step, key] = path;
  if (step === 'items') return { ...shape, items: renameAt(shape.items as JsonSchema, path.slice(1), names) };
  const { name, to } = names;
  const isLast = path.length === 2;
  const properties = Object.fromEntries(
    Object.entries(shape.properties ?? {}).map(([other, inner]) => {
      if (other !== key) return [other, inner];
      return isLast ? [to, { ...inner, formerly: [name, ...(inner.formerly ?? [])] }] : [other, renameAt(inner, path.slice(2), names)];
    }),
  );
  const required = shape.required?.map((other) => (isLast && other === name ? to : other));
  return { ...shape, properties, ...(required && { required }) };
}
