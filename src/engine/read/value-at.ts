import type { DataPath } from '#contract/data-path.ts';

/** The value that a path leads to in plain data; undefined where it leads nowhere. */
export function valueAt(data: unknown, path: DataPath): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], data);
}
