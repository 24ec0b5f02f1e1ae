import type { ReferenceKind } from './reference-kinds.ts';

/** A JSON Schema (draft-07) as plain data, with the keywords editors know and our own `reference`. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly allOf?: readonly JsonSchema[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  /** Of a list: the property that names an entry, by which another page can change it. */
  readonly itemKey?: string;
  /** What the key was called before; at the top of a block's schema, what its type was. */
  readonly formerly?: readonly string[];
  /** What values of an `enum` were called before, each with what it is called today. */
  readonly formerValues?: Readonly<Record<string, string>>;
  /** What the value names. */
  readonly reference?: ReferenceKind;
  readonly [keyword: string]: unknown;
}
