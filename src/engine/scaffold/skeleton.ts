import type { JsonSchema } from '#contract/json-schema.ts';
import { scaffoldWord, spacedWords } from '#engine/schema/scaffold-words.ts';

/** What stands where a text is no mere words: a day, a link, a name of site.yaml. */
export type KnownValue = (shape: JsonSchema, key: string) => string | undefined;

/**
 * The least data that a shape accepts: its required keys, one entry where a list needs one, the first of several choices,
 * and texts that say what belongs there.
 */
export function skeleton(shape: JsonSchema, known: KnownValue, key = ''): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.default !== undefined) return shape.default;
  if (Array.isArray(shape.examples)) return shape.examples[0];
  if (shape.enum) return shape.enum[0];
  const branch = shape.allOf?.find((part) => part.then)?.then as JsonSchema | undefined;
  if (branch) return skeleton(branch, known, key);
  const types = [shape.type].flat();
  if (types[0] === 'string') return textFor(shape, known, key);
  if (types.includes('object'))
    return Object.fromEntries((shape.required ?? []).map((name) => [name, skeleton(shape.properties?.[name] ?? {}, known, name)]));
  if (types.includes('array'))
    return Array.from({ length: Number(shape.minItems ?? 1) || 1 }, () => skeleton(shape.items ?? {}, known, key));
  if (types.includes('boolean')) return false;
  if (types.includes('number') || types.includes('integer')) return shape.minimum ?? 1;
  return textFor(shape, known, key);
}

function textFor(shape: JsonSchema, known: KnownValue, key: string): string {
  const value = known(shape, key);
  if (value !== undefined) return value;
  if (typeof shape.pattern !== 'string') return scaffoldWord(key);
  const pattern = new RegExp(shape.pattern);
  const plain = spacedWords(key).replace(/[^a-z]+/g, '-');
  // What matches nothing of this is reported by the check of the new file.
  return [plain, 'name@example.com', '+44 20 7946 0100'].find((text) => pattern.test(text)) ?? scaffoldWord(key);
}
