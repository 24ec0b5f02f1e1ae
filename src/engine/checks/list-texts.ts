import type { DataPath } from '#contract/data-path.ts';

export interface FoundText {
  path: DataPath;
  /** The key it belongs to; of an entry of a list, that of the list. */
  key: string;
  text: string;
}

/** Every text of a file, in order. @param isSuspect whether one is listed: most are not looked at any further */
export function listTexts(data: unknown, isSuspect: (text: string, key: string) => boolean = () => true): FoundText[] {
  const found: FoundText[] = [];
  const path: (string | number)[] = [];
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (isSuspect(value, key)) found.push({ path: [...path], key, text: value });
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) {
        path.push(index);
        walk(value[index], key);
        path.pop();
      }
      return;
    }
    for (const step of Object.keys(value)) {
      path.push(step);
      walk((value as Record<string, unknown>)[step], step);
      path.pop();
    }
  };
  walk(data, '');
  return found;
}
