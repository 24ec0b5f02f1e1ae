import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagerItems } from '#theme/ui/pager-items.ts';

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  [12, 12, [1, 'gap', 8, 9, 10, 11, 12]],
])('page %i of %i', (page, count, items) => {
  expect(pagerItems(page, count)).toEqual(items);
});

test('a pager has at most seven items, in order, and every gap hides at least two pages', () => {
  const place = fc.integer({ min: 1, max: 400 }).chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(place, ([page, count]) => {
      const items = pagerItems(page, count);
      expect(items.length).toBeLessThanOrEqual(7);
      expect(items).toEqual(expect.arrayContaining([1, page, count]));
      for (const [index, item] of items.entries()) {
        const before = items[index - 1];
        if (item === 'gap') expect((items[index + 1] as number) - (before as number)).toBeGreaterThan(2);
        else if (typeof before === 'number') expect(item).toBe(before + 1);
      }
    }),
  );
});
