/**
 * What the long suite (npm run test:long) does beyond npm test: it runs the tests that are marked, and those among them that
 * are about many pages, forms or widths take all of them instead of one of each kind.
 */
export const takesAll = process.env.E2E_EXTENT === 'all';

/** Marks a test of both suites that takes more in the long one. */
export const both = { tag: '@both' };
/** Marks a test of the long suite alone. */
export const long = { tag: '@long' };

/** All of a list in the long suite, else those of it that a function chooses. */
export function few<Item>(all: readonly Item[], choose: (item: Item, index: number) => boolean): readonly Item[] {
  return takesAll ? all : all.filter(choose);
}
