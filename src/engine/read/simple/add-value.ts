import { constants } from './read-scalar.ts';

/** Values of one map or list. With more, the file may have too many of them to be checked. */
export const mostValues = 1000;

/** @returns whether it could be added: a key that is there already, or may be no text, is left to the parser for all of YAML */
export function addValue(data: Record<string, unknown>, key: string, value: unknown): boolean {
  if (value === undefined || Object.hasOwn(data, key) || constants.has(key)) return false;
  data[key] = value;
  return true;
}
