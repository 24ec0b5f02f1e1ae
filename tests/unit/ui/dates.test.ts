import { expect, test } from 'vitest';
import { formatPeriod } from '#theme/ui/dates.tsx';

/** Node writes thin and narrow spaces, which differ among its versions. */
const plain = (text: string) => text.replace(/\s/gu, ' ');

test.each([
  ['a day', { from: '2026-03-12', to: '2026-03-12', language: 'en-GB', detail: 'day' }, '12 March 2026'],
  ['a day in another language', { from: '2026-03-12', to: '2026-03-12', language: 'fr', detail: 'day' }, '12 mars 2026'],
  ['days of one month', { from: '2026-03-12', to: '2026-03-14', language: 'en-GB', detail: 'day' }, '12–14 March 2026'],
  [
    'the day of a moment late in the evening, wherever the site is built',
    { from: '2026-03-12T23:30-08:00', to: '2026-03-12T23:30-08:00', language: 'en-GB', detail: 'day' },
    '12 March 2026',
  ],
] as const)('%s', (_, period, expected) => {
  expect(plain(formatPeriod(period)).replaceAll(' – ', '–')).toBe(expected);
});

test('a period has the times of the clock at its place', () => {
  const text = plain(formatPeriod({ from: '2026-03-12T09:30+01:00', to: '2026-03-12T11:00+01:00', language: 'en-GB', detail: 'moment' }));
  expect(text).toContain('12 March 2026');
  expect(text).toMatch(/09:30\s?–\s?11:00/);
});
