import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePointer } from '#engine/validate/parse-pointer.ts';

test.each([
  ['', []],
  ['/', ['']],
  ['/blocks/0/heading', ['blocks', 0, 'heading']],
  ['/a~1b/m~0n', ['a/b', 'm~n']],
  ['/~01', ['~1']],
  ['/lists/01', ['lists', '01']],
  ['/lists/-1', ['lists', '-1']],
  ['/lists/1e3', ['lists', '1e3']],
  ['/lists/99999999999999999999', ['lists', '99999999999999999999']],
])('"%s" leads along %j', (pointer, path) => {
  expect(parsePointer(pointer)).toEqual(path);
});

test('every path is found again behind its pointer', () => {
  const step = fc.oneof(fc.string(), fc.nat(10_000));
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), (path) => {
      const pointer = path.map((one) => `/${String(one).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
      expect(parsePointer(pointer).map(String)).toEqual(path.map(String));
    }),
  );
});
