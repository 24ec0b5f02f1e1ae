import { isRecord } from '#engine/read/is-record.ts';

/** A block answers to its id, and to its type where no other block of the page is of that type. */
export function namesOfBlock({ id, type }: Readonly<Record<string, unknown>>, all: readonly unknown[]): string[] {
  const isOnly = all.filter((other) => isRecord(other) && other.type === type).length === 1;
  return [id, isOnly ? type : undefined].filter((name) => typeof name === 'string');
}
