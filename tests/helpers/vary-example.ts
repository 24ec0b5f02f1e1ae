import type { JsonSchema } from '#contract/json-schema.ts';

type Data = Record<string, unknown>;

/** The shape that applies to some data: of a union, the branch that its `type` chooses. */
export function shapeOf(schema: JsonSchema, data: unknown): JsonSchema {
  const branch = schema.allOf?.find((candidate) => {
    const condition = candidate.if as JsonSchema | undefined;
    return condition?.properties?.type?.const === (data as Data | undefined)?.type;
  });
  return (branch?.then as JsonSchema | undefined) ?? schema;
}

/** The example with nothing but what its schema requires. */
export function withoutOptional(schema: JsonSchema, data: unknown): unknown {
  const shape = shapeOf(schema, data);
  if (Array.isArray(data)) return data.slice(0, Number(shape.minItems ?? 1)).map((entry) => withoutOptional(shape.items ?? {}, entry));
  if (!isObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key]) => shape.required?.includes(key))
      .map(([key, value]) => [key, withoutOptional(shape.properties?.[key] ?? {}, value)]),
  );
}

/** The example with every text as short as it may be. */
export function withShortTexts(schema: JsonSchema, data: unknown): unknown {
  return mapTexts(schema, data, () => 'I');
}

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän';

/** The example with every text very long, one unbreakable word in it, and every list as long as it may be. */
export function withLongTexts(schema: JsonSchema, data: unknown): unknown {
  const grown = mapTexts(schema, data, (text) => `${text} ${longWord} ${`${text} `.repeat(12)}`.trim());
  return growLists(schema, grown);
}

/** Entries of a list that is as long as pages have them; some schemas allow many more, to keep the check quick. */
const most = 12;

function growLists(schema: JsonSchema, data: unknown): unknown {
  const shape = shapeOf(schema, data);
  if (Array.isArray(data)) {
    const length = Math.min(Number(shape.maxItems ?? most), most);
    return Array.from({ length }, (_, index) => growLists(shape.items ?? {}, distinct(shape.items, data[index % data.length], index)));
  }
  if (!isObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, growLists(shape.properties?.[key] ?? {}, value)]));
}

// Names and titles of one list differ on any real page, at every depth.
function distinct(schema: JsonSchema | undefined, entry: unknown, index: number): unknown {
  const shape = shapeOf(schema ?? {}, entry);
  if (typeof entry === 'string') return isText(shape) ? `${entry} ${index}` : entry;
  if (Array.isArray(entry)) return entry.map((inner) => (isObject(inner) ? distinct(shape.items, inner, index) : inner));
  if (!isObject(entry)) return entry;
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      const inner = shape.properties?.[key] ?? {};
      if (Array.isArray(value) || isObject(value)) return [key, distinct(inner, value, index)];
      if (typeof value !== 'string') return [key, value];
      if (isText(inner) && key !== 'field') return [key, `${value} ${index}`];
      return [key, key === 'name' || key === 'id' ? `${value}-${index}` : value];
    }),
  );
}

/** The example with every region it names replaced by one that exists: an example belongs to no site. */
export function withRegion(schema: JsonSchema, data: unknown, region: string): unknown {
  const shape = shapeOf(schema, data);
  if (shape.reference === 'region') return region;
  if (Array.isArray(data)) return data.map((entry) => withRegion(shape.items ?? {}, entry, region));
  if (!isObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withRegion(shape.properties?.[key] ?? {}, value, region)]));
}

/** Every text that a reader of the page should find on it. */
export function listTexts(schema: JsonSchema, data: unknown): string[] {
  const texts: string[] = [];
  mapTexts(schema, data, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** A copy in which every free text is replaced. */
export function mapTexts(schema: JsonSchema, data: unknown, change: (text: string) => string): unknown {
  const shape = shapeOf(schema, data);
  if (typeof data === 'string') return isText(shape) ? change(data) : data;
  if (Array.isArray(data)) return data.map((entry) => mapTexts(shape.items ?? {}, entry, change));
  if (!isObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapTexts(shape.properties?.[key] ?? {}, value, change)]));
}

/** Free text for readers: no choice, no pattern, no name of something else. */
function isText(schema: JsonSchema): boolean {
  return schema.type === 'string' && !schema.enum && !schema.pattern && !schema.reference && schema.minLength === 1;
}

function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
