import { expect, test } from 'vitest';
import { day, moment } from '#contract/definitions/dates.ts';
import { email, text } from '#contract/definitions/fields.ts';
import { refuseValue } from '#engine/checks/refuse-value.ts';

const lines = { type: 'integer', minimum: 1, maximum: 10 };
const grades = { enum: [1, 'b', '2'] };
const pinned = { type: 'boolean' };

test.each([
  { shape: pinned, value: 'true', advice: 'Write true without quotes.', write: 'plain' },
  { shape: pinned, value: 'maybe', advice: 'Write true or false there.' },
  { shape: pinned, value: 1, advice: 'Write true or false there.' },
  { shape: lines, value: '4', advice: 'Write 4 without quotes.', write: 'plain' },
  { shape: lines, value: 'many', advice: 'Write a whole number there.' },
  { shape: lines, value: 4.5, advice: 'Write a whole number there.' },
  { shape: lines, value: 0, advice: 'The field holds 1 or more.' },
  { shape: lines, value: 11, advice: 'The field holds 10 or less.' },
  { shape: { type: ['string', 'number'] }, value: true, advice: 'The field holds text. Put it in quotes: "true".', write: 'quoted' },
  { shape: text(''), value: 5, advice: 'The field holds text. Put it in quotes: "5".', write: 'quoted' },
  { shape: text(''), value: '', advice: 'Write something there, or take the key out.' },
  { shape: email(''), value: 5, advice: 'Write it as name@example.com.' },
  { shape: day(''), value: '2026-13-45', advice: 'Write year, month and day, as in 2026-03-12.' },
  { shape: moment(''), value: '2026-03-12', advice: 'Write day, time and the offset from UTC, as in 2026-03-12T09:30+01:00.' },
  { shape: { type: 'string', pattern: '^a' }, value: 'b', advice: 'It has to match ^a.' },
  { shape: grades, value: '1', advice: 'Write 1 without quotes.', write: 'plain' },
  { shape: grades, value: 2, advice: 'Put it in quotes: "2".', write: 'quoted' },
])('no entry can have $value where the field is $shape', ({ shape, value, ...refusal }) => {
  expect(refuseValue(value, shape)).toEqual(refusal);
});

test.each([
  { shape: pinned, value: true },
  { shape: lines, value: 10 },
  { shape: { type: 'number' }, value: 4.5 },
  { shape: grades, value: 'b' },
  { shape: day(''), value: '2026-03-12' },
  { shape: moment(''), value: '2026-03-12T09:30+01:00' },
  { shape: text(''), value: 'Dues' },
  { shape: {}, value: 5 },
])('an entry can have $value where the field is $shape', ({ shape, value }) => {
  expect(refuseValue(value, shape)).toBeUndefined();
});
