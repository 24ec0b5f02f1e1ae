import type { JsonSchema } from '#contract/json-schema.ts';
import type { Data, Value } from './value.ts';

/** What of a value can be changed entry by entry. */
export interface ItemKeys {
  /** Of a list: the property that names an entry, from the keyword `itemKey` of its schema. */
  itemKey?: string;
  /** Of the properties of the value, or of the entries of the list. */
  parts: ReadonlyMap<string, ItemKeys>;
  /** Of the blocks of a page, which answer to more than one name and are each of another kind. */
  blocks?: {
    namesOf(entry: Data, all: readonly unknown[]): readonly string[];
    keysOf(entry: Data): ItemKeys;
    /** Reads an entry that is new in the list. */
    read(entry: Value): Value;
  };
}

export const noItemKeys: ItemKeys = { parts: new Map() };

/** @param follow gives the shape that a `$ref` refers to */
export function readItemKeys(schema: JsonSchema, follow: (ref: string) => JsonSchema | undefined): ItemKeys {
  const parts = new Map<string, ItemKeys>();
  const collect = (shape: JsonSchema | undefined): void => {
    if (!shape) return;
    if (shape.$ref) collect(follow(shape.$ref));
    for (const [name, property] of Object.entries(shape.properties ?? {})) {
      const keys = readItemKeys(property, follow);
      if (keys !== noItemKeys) parts.set(name, keys);
    }
    collect(shape.items);
    // The branches of a union by type.
    for (const branch of shape.allOf ?? []) collect((branch.then as JsonSchema | undefined) ?? branch);
  };
  collect(schema);
  const { itemKey } = schema;
  return itemKey === undefined && parts.size === 0 ? noItemKeys : { itemKey, parts };
}
