import { describe, expect, test } from 'vitest';
import { parseToMistake, parseYaml } from '#engine/read/parse-yaml.ts';

const sound = 'a:\n';
const filler = '  - b\n'.repeat(12_000);
const firstMistake = (document: ReturnType<typeof parseYaml>) => {
  const [first] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  return first && { code: first.code, pos: first.pos, message: first.message };
};

describe('the first mistake of a large YAML text', () => {
  test.each([
    ['at its beginning', `${sound}  - b: c: d\n${filler}`],
    ['at its end', `${sound}${filler}  - b: c: d\n`],
    ['a quote that is never closed', `${sound}  - "b\n${filler}`],
    ['a bracket that is never closed', `${sound}  - [b\n${filler}`],
    ['a bracket at its end that is never closed', `${sound}${filler}  - [b\n`],
    ['a key that runs over many lines', `a: 1\n${'bbbbb\n'.repeat(12_000)}`],
  ])('is the one that parsing all of it finds: %s', (_name, text) => {
    const whole = firstMistake(parseYaml(text));
    expect(whole).toBeDefined();
    expect(firstMistake(parseToMistake(text))).toEqual(whole);
  });

  test.each([
    ['from its beginning', ''],
    ['from its middle', filler],
  ])('is not followed by all the others: %s', (_name, before) => {
    const text = `${sound}${before}${'  - b: c: d\n'.repeat(12_000)}`;
    const document = parseToMistake(text);
    expect(firstMistake(document)?.code).toBe('BLOCK_AS_IMPLICIT_KEY');
    expect(document.errors.length).toBeLessThan(6500);
  });
});

test('a large YAML text without a mistake is parsed to its end', () => {
  expect(parseToMistake(`${sound}${filler}`).toJS().a).toHaveLength(12_000);
});
