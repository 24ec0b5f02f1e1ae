import fc from 'fast-check';
import { expect, test } from 'vitest';
import { referenceNumber } from '#theme/blocks/form/client/submit/reference-number.ts';

const time = Date.parse('2030-05-06T07:08:09.123Z');

test('a reference ends with the last digits of the time', () => {
  expect(time).toBe(1904281689123);
  expect(referenceNumber('PC-######', time)).toBe('PC-689123');
  expect(referenceNumber('PC-UK-######', time)).toBe('PC-UK-689123');
  expect(referenceNumber('#-##', time)).toBe('1-23');
});

test('zeros are kept', () => {
  expect(referenceNumber('PC-######', 1904281000007)).toBe('PC-000007');
});

test('a pattern of more digits than the time has is filled up with zeros', () => {
  expect(referenceNumber('#'.repeat(16), time)).toBe('0001904281689123');
});

test('every # becomes one digit, and nothing else changes', () => {
  const pattern = fc.string({ unit: fc.constantFrom('#', 'A', '-', '$', '1') });
  fc.assert(
    fc.property(pattern, fc.nat({ max: 4e12 }), (text, now) => {
      const number = referenceNumber(text, now);
      expect(number).toHaveLength(text.length);
      for (const [index, sign] of [...text].entries())
        expect(number[index]).toSatisfy((digit: string) => (sign === '#' ? /^\d$/.test(digit) : digit === sign));
    }),
  );
});
