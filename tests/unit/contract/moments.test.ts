import { expect, test } from 'vitest';
import { describeMoment, isDay, toMoment } from '#contract/moments.ts';

test.each(['2026-03-12', '2024-02-29', '2026-12-31'])('%s is a day', (text) => expect(isDay(text)).toBe(true));

test.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '2026-3-12', '12.03.2026', '2026-03-12T09:00Z', ''])(
  '"%s" is no day',
  (text) => expect(isDay(text)).toBe(false),
);

test('A moment is read with its offset', () => {
  expect(toMoment('2026-03-12T09:30+01:00')).toBe(Date.UTC(2026, 2, 12, 8, 30));
  expect(toMoment('2026-03-12T08:30:15Z')).toBe(Date.UTC(2026, 2, 12, 8, 30, 15));
});

test.each(['2026-03-12T09:30', '2026-02-30T09:30Z', '2026-03-12T24:00Z', '2026-03-12 09:30Z', '2026-03-12', '2026-03-12T09:30+15:00'])(
  '"%s" is no moment',
  (text) => expect(toMoment(text)).toBeUndefined(),
);

test.each([
  ['2026-12-01T00:00+01:00', '1 December 2026, 00:00 +01:00'],
  ['2026-12-01T23:59:00-05:30', '1 December 2026, 23:59 -05:30'],
  ['2026-03-12T08:30:15Z', '12 March 2026, 08:30:15 UTC'],
])('%s is %s on the clock that it was written for', (text, words) => expect(describeMoment(text)).toBe(words));
