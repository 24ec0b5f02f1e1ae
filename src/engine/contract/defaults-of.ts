import type { JsonSchema } from './json-schema.ts';

/** The defaults that a schema states for the properties of an object, by name. */
export function defaultsOf({ properties = {} }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => ('default' in property ? [[name, property.default]] : [])),
  );
}
