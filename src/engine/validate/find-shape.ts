import { fragments } from '#contract/definitions/index.ts';
import type { JsonSchema } from '#engine/schema/json-schema.ts';

/** A shape as it is written: a reference to a shared one is followed. */
export function findShape(schema: JsonSchema | undefined): JsonSchema {
  const [, name] = /#\/definitions\/(\w+)$/.exec(schema?.$ref ?? '') ?? [];
  if (name && Object.hasOwn(fragments, name)) return fragments[name as keyof typeof fragments] as JsonSchema;
  return schema ?? {};
}
