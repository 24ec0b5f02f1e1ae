import type { DataPath } from '#contract/data-path.ts';

export interface FoundText {
  path: DataPath;
  /** The key it belongs to; of an entry of a list, that of the list. */
  key: string;
  text: string;
}

/** Every text of a file, in order. @param suspect what a text must hold to be listed: most are not looked at any further */
export function listTexts(data: unknown, suspect?: RegExp): FoundText[] {
  const found: FoundText[] = [];
  const path: (string | number)[] = [];
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (!suspect || suspect.test(value)) found.push({ path: [...path], key, text: value });
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [step, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
      path.push(step);
      walk(inner, typeof step === 'string' ? step : key);
      path.pop();
    }
  };
  walk(data, '');
  return found;
}
