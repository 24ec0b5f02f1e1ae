import { definitions } from '#contract/definitions/index.ts';
import type { JsonSchema } from '#contract/json-schema.ts';

/** A shape as it is written: a reference to a shared one is followed. */
export function findShape(schema: JsonSchema | undefined): JsonSchema {
  const [, name] = /#\/definitions\/(\w+)$/.exec(schema?.$ref ?? '') ?? [];
  if (name && Object.hasOwn(definitions, name)) return definitions[name as keyof typeof definitions] as JsonSchema;
  return schema ?? {};
}
