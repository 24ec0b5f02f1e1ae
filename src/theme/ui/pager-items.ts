/** A page number, or `gap` where several are left out. */
export type PagerItem = number | 'gap';

/** The page numbers that a pager shows: the first, the last, and those around the current one. A gap hides at least two. */
export function pagerItems(page: number, count: number): PagerItem[] {
  const from = Math.max(1, Math.min(page - 1, count - 4));
  const to = Math.min(count, Math.max(page + 1, 5));
  const before: PagerItem[] = from <= 3 ? range(1, from - 1) : [1, 'gap'];
  const after: PagerItem[] = to >= count - 2 ? range(to + 1, count) : ['gap', count];
  return [...before, ...range(from, to), ...after];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
