import type { JsonSchema } from '#contract/json-schema.ts';
import { scaffoldWord, spacedWords } from '#engine/schema/scaffold-words.ts';

/**
 * The least data that a shape accepts: its required keys, one entry where a list needs one, the first of several choices,
 * and texts that say what belongs there.
 * @param names what stands where something of site.yaml is named, by the kind of reference
 */
export function skeleton(shape: JsonSchema, names: Readonly<Record<string, string>>, key = ''): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.default !== undefined) return shape.default;
  if (shape.enum) return shape.enum[0];
  const branch = shape.allOf?.find((part) => part.then)?.then as JsonSchema | undefined;
  if (branch) return skeleton(branch, names, key);
  const types = [shape.type].flat();
  if (types.includes('object'))
    return Object.fromEntries((shape.required ?? []).map((name) => [name, skeleton(shape.properties?.[name] ?? {}, names, name)]));
  if (types.includes('array'))
    return Array.from({ length: Number(shape.minItems ?? 1) || 1 }, () => skeleton(shape.items ?? {}, names, key));
  if (types.includes('boolean')) return false;
  if (types.includes('number') || types.includes('integer')) return shape.minimum ?? 1;
  return textFor(shape, names, key);
}

function textFor(shape: JsonSchema, names: Readonly<Record<string, string>>, key: string): string {
  const named = names[String(shape.reference)];
  if (named !== undefined) return named;
  if (typeof shape.pattern !== 'string') return scaffoldWord(key);
  const plain = spacedWords(key).replace(/[^a-z]+/g, '-');
  if (new RegExp(shape.pattern).test(plain)) return plain;
  throw new Error(`no text is known for the key "${key}", which must match ${shape.pattern}`);
}
