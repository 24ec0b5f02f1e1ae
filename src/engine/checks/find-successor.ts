import type { DataPath } from '#contract/data-path.ts';

interface Named {
  path: DataPath;
  /** The part of the page that has the id. */
  part: Readonly<Record<string, unknown>>;
}

/** Everything in a page that has an id, by it. */
export function findIds(data: unknown, path: DataPath = []): Map<string, Named> {
  const found = new Map<string, Named>();
  if (typeof data !== 'object' || data === null) return found;
  const part = data as Named['part'];
  if (typeof part.id === 'string') found.set(part.id, { path: [...path, 'id'], part });
  for (const [key, value] of Object.entries(data))
    for (const [id, named] of findIds(value, [...path, Array.isArray(data) ? Number(key) : key])) if (!found.has(id)) found.set(id, named);
  return found;
}

/** The place that has a new id today and stood where the old id stood, or has the same heading. */
export function findSuccessor(id: string, before: unknown, today: unknown): { id: string; path: DataPath } | undefined {
  const known = findIds(before);
  const old = known.get(id);
  if (!old) return undefined;
  const fresh = [...findIds(today)].filter(([other]) => !known.has(other));
  const titled = ({ part: { type, heading, title } }: Named) => (heading ?? title) && [type, heading ?? title].join('\n');
  const found =
    fresh.find(([, named]) => titled(old) !== undefined && titled(named) === titled(old)) ??
    fresh.find(([, named]) => isSamePlace(named, old));
  return found && { id: found[0], path: found[1].path };
}

function isSamePlace(a: Named, b: Named): boolean {
  return a.path.join('/') === b.path.join('/') && a.part.type === b.part.type;
}
