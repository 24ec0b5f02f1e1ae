import { definitions } from '#contract/definitions/index.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { namedKinds } from '#contract/reference-kinds.ts';

const definitionNames = new Map<unknown, string>(Object.entries(definitions).map(([name, definition]) => [definition, name]));

/** Whether a shape is one of those that are published once, for all that refer to it. */
export function isShared(schema: JsonSchema): boolean {
  return definitionNames.has(schema);
}

/**
 * A copy in which every shared shape is a `$ref` to its definition; `except` is copied even if it is one. What names
 * something of site.yaml also refers to the names there are.
 * @param folder the relative path to schema/, as a prefix; empty inside the file of shared shapes
 */
export function referTo(folder: '' | './' | '../', schema: JsonSchema, except?: unknown): JsonSchema {
  const up = folder === '../' ? folder : '';
  const shared = folder === '' ? '#/definitions/' : `${up}shared.schema.json#/definitions/`;
  const copy = (value: unknown): unknown => {
    const name = definitionNames.get(value);
    if (name && value !== except) return { $ref: `${shared}${name}` };
    if (Array.isArray(value)) return value.map(copy);
    if (!value || typeof value !== 'object') return value;
    const copied = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
    const kind = namedKinds.find((candidate) => candidate === copied.reference);
    return kind ? { ...copied, allOf: [{ $ref: `${up}site-names.schema.json#/definitions/${kind}` }] } : copied;
  };
  return copy(schema) as JsonSchema;
}
