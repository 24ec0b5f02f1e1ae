import type { PageData } from '#engine/schema/page-schema.ts';

/** The ids that a page had before, by the index of the block in which what has taken their place stands. */
export function formerAnchors({ formerAnchors: former = {}, blocks }: PageData): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>();
  for (const [before, id] of Object.entries(former)) {
    const index = blocks.findIndex((block) => holdsId(block, id));
    if (index >= 0) found.set(index, [...(found.get(index) ?? []), before]);
  }
  return found;
}

function holdsId(value: unknown, id: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (value as { id?: unknown }).id === id || Object.values(value).some((part) => holdsId(part, id));
}
