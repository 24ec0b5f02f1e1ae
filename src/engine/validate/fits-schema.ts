import type { JsonSchema } from '#contract/json-schema.ts';
import { formats } from './create-ajv.ts';

/** Whether a key takes values of this kind. Renaming a key to one that does not would only make another mistake. */
export function takesKind(schema: JsonSchema | undefined, value: unknown): boolean {
  const types = [schema?.type ?? []].flat();
  const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  return types.length === 0 || types.includes(kind) || (kind === 'number' && types.includes('integer'));
}

/** Whether a number or a yes-or-no value is right once it is in quotes, and not only a mistake of another kind. */
export function fitsAsText(written: string, { pattern, format, enum: values, reference }: JsonSchema): boolean {
  if (formats[String(format)]?.(written) === false) return false;
  if (pattern !== undefined && !new RegExp(pattern).test(written)) return false;
  return (values === undefined || values.includes(written)) && (reference === undefined || reference === 'markdown');
}

/** The number that stands in quotes, if it is one that the key takes. */
export function meantNumber(value: unknown, wanted: readonly string[], { minimum, maximum }: JsonSchema): string | undefined {
  if (typeof value !== 'string' || !/^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(value)) return undefined;
  const number = Number(value);
  if (!wanted.includes('number') && !Number.isInteger(number)) return undefined;
  return number >= (minimum ?? number) && number <= (maximum ?? number) ? value : undefined;
}
