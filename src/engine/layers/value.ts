import { isRecord } from '#engine/read/is-record.ts';
import { originIn } from '#engine/read/origin-at.ts';
import type { Origin } from '#engine/read/source-document.ts';

export type Data = Readonly<Record<string, unknown>>;

/** A value and where it is written. */
export interface Value<Kind = unknown> {
  data: Kind;
  origin: Origin;
}

export function isMapValue(value: Value): value is Value<Data> {
  return isRecord(value.data);
}

/** A value in a map or a list. */
export function step({ data, origin }: Value<Data | readonly unknown[]>, key: string | number): Value {
  return { data: (data as Record<string | number, unknown>)[key], origin: originIn(origin, [key]) };
}
