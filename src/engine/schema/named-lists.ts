import type { ListKind } from '#contract/reference-kinds.ts';

/** Whether a value of site.yaml can stand where a page names a list of that kind. */
export function isListOf(value: unknown, kind: ListKind): value is unknown[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every((entry) =>
    kind === 'text-list' ? typeof entry === 'string' : typeof entry === 'object' && entry !== null && 'value' in entry,
  );
}

/** Every dotted name in the data whose value passes the test; for suggestions. */
export function listNames(data: Readonly<Record<string, unknown>>, test: (value: unknown) => boolean): string[] {
  const names: string[] = [];
  const walk = (value: unknown, name: string) => {
    if (test(value)) names.push(name);
    else if (value && typeof value === 'object' && !Array.isArray(value))
      for (const [key, inner] of Object.entries(value)) walk(inner, name ? `${name}.${key}` : key);
  };
  walk(data, '');
  return names;
}
