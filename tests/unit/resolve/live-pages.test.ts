import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listInstants, splitPages } from '#engine/resolve/live-pages.ts';
import { pageOf, pageText } from '../make-site.ts';

const minute = 60_000;
const start = Date.UTC(2026, 11, 1);
/** With an offset of its own, which makes no difference. */
const written = (minutes: number, offset: number) => {
  const clock = new Date(start + (minutes + offset) * minute).toISOString().slice(0, 16);
  const digits = (number: number) => String(number).padStart(2, '0');
  return `${clock}${offset < 0 ? '-' : '+'}${digits(Math.floor(Math.abs(offset) / 60))}:${digits(Math.abs(offset) % 60)}`;
};
const moment = fc.tuple(fc.integer({ min: -6, max: 6 }), fc.constantFrom(0, 60, -330)).map(([minutes, offset]) => written(minutes, offset));
const keys = fc
  .record({ draft: fc.constantFrom(undefined, true, false), publish: fc.option(moment), expires: fc.option(moment) })
  .map(({ draft, publish, expires }) =>
    [draft !== undefined && `draft: ${draft}`, publish && `publish: ${publish}`, expires && `expires: ${expires}`]
      .filter(Boolean)
      .join('\n'),
  );

test('the pages that visitors see change at the instants that are listed, at each of them, and at no other minute', () => {
  fc.assert(
    fc.property(fc.array(keys, { maxLength: 5 }), fc.integer({ min: -7, max: 7 }), (heads, now) => {
      const pages = heads.map((head, index) => pageOf(pageText({ route: `/${index}`, keys: head }), `pages/${index}.yaml`));
      const liveAt = (time: number) => splitPages(pages, time).live;
      const changing: number[] = [];
      for (let minutes = now + 1; minutes <= 8; minutes++) {
        const before = liveAt(start + minutes * minute - 1);
        const at = liveAt(start + minutes * minute);
        if (before.length !== at.length || before.some((page, index) => page !== at[index])) changing.push(start + minutes * minute);
      }
      expect(listInstants(pages, start + now * minute).map(({ time }) => time)).toEqual(changing);
    }),
  );
});

test('every page is either seen or withheld, and an error page is always seen', () => {
  const pages = [
    pageOf(pageText({ keys: 'status: 404\ndraft: true' })),
    pageOf(pageText({ route: '/a', keys: 'draft: true\npublish: 2026-12-01T00:00Z' })),
    pageOf(pageText({ route: '/b', keys: 'publish: 2026-12-01T00:00Z\nexpires: 2026-12-02T00:00Z' })),
  ];
  const stateAt = (time: number) => splitPages(pages, time).withheld.map(({ page, key }) => `${page.data.route} ${key}`);
  expect(stateAt(start - 1)).toEqual(['/a draft', '/b publish']);
  expect(stateAt(start)).toEqual(['/a draft']);
  expect(stateAt(start + 24 * 60 * minute)).toEqual(['/a draft', '/b expires']);
  expect(splitPages(pages, start - 1).live).toEqual([pages[0]]);
});
