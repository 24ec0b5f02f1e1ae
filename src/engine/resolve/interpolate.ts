import type { DataPath } from '#contract/data-path.ts';

/** What variables (`${…}`) and list names may name, by first word: site, region, page, lists. */
export type Scope = Readonly<Record<string, unknown>>;

export interface UnknownVariable {
  path: DataPath;
  name: string;
}

// With the slash behind it: "${region.home}/team" must not become "//team" where the home is "/". The limit of 200
// characters keeps the search linear where "${" stands a hundred thousand times and is never closed.
const variable = /\$\{([^}]{0,200})\}(\/?)/g;

/** The names of the variables (`${…}`) of a text. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(variable)].map(([, name = '']) => name.trim());
}

/**
 * A copy of plain data in which every `${name}` inside a text is replaced by the setting it names. A setting may name
 * others, but not itself.
 * @returns also the names that no setting has; their text is left as it stands
 */
export function interpolate<Data>(data: Data, scope: Scope): { value: Data; unknown: UnknownVariable[] } {
  const unknown: UnknownVariable[] = [];
  const fillText = (text: string, path: DataPath, through: readonly string[]): string =>
    text.replace(variable, (written, inner: string, slash: string) => {
      const name = inner.trim();
      const setting = lookUp(scope, name);
      const known = typeof setting === 'string' || typeof setting === 'number';
      if (known && !through.includes(name)) {
        const filled = fillText(String(setting), path, [...through, name]);
        return filled.endsWith('/') ? filled : filled + slash;
      }
      // An unknown name inside a setting is reported where the setting stands.
      if (known || through.length === 0) unknown.push({ path, name: through[0] ?? name });
      return written;
    });
  const place: (string | number)[] = [];
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes('${') ? fillText(value, [...place], []) : value;
    if (Array.isArray(value)) {
      return value.map((entry, index) => {
        place.push(index);
        const filled = fill(entry);
        place.pop();
        return filled;
      });
    }
    if (!value || typeof value !== 'object') return value;
    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      place.push(key);
      const filled = fill((value as Record<string, unknown>)[key]);
      place.pop();
      if (key === '__proto__') Object.defineProperty(copy, key, { value: filled, enumerable: true, configurable: true, writable: true });
      else copy[key] = filled;
    }
    return copy;
  };
  return { value: fill(data) as Data, unknown };
}

/** The value behind a dotted name, own properties only. */
export function lookUp(scope: Scope, name: string): unknown {
  let value: unknown = scope;
  for (const key of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
