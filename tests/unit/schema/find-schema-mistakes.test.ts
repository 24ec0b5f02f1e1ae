import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '#contract/json-schema.ts';
import { findSchemaMistakes } from '#engine/schema/find-schema-mistakes.ts';

const shape = (words: JsonSchema): JsonSchema => ({
  title: 'Note',
  description: 'A note.',
  type: 'object',
  properties: { words: { description: 'The words.', ...words } },
});
const placed = (words: JsonSchema) => findSchemaMistakes(shape(words)).map(({ path, message }) => `${path.join('/')}: ${message}`);

describe('a shape is published only if it can be compiled and says what it is', () => {
  test.each<[string, JsonSchema, (string | RegExp)[]]>([
    ['a sound property', { type: 'string', minLength: 1, reference: 'link', patternErrorMessage: 'is x', pattern: '^x' }, []],
    ['a misspelt keyword', { type: 'string', minLenght: 1 }, ['properties/words/minLenght: "minLenght" is not a keyword of JSON Schema.']],
    ['a format', { type: 'string', format: 'email' }, ['properties/words/format: The format "email" is not checked here.']],
    ['a type there is not', { type: 'strng' }, [/^properties\/words\/type: "type" must /]],
    ['a keyword of another type', { type: 'string', minItems: 1 }, [/^properties\/words: The schema does not compile: strict mode/]],
    ['a pattern that is none', { type: 'string', pattern: '(' }, [/The schema does not compile: Invalid regular expression/]],
    ['a value of the wrong kind', { type: 'string', minLength: 'one' }, ['properties/words/minLength: "minLength" must be integer.']],
    ['former values', { enum: ['a', 'b'], formerValues: { c: 'b' } }, []],
    [
      'a former value of today',
      { enum: ['a', 'b'], formerValues: { a: 'b' } },
      ['properties/words/formerValues/a: "a" is a value of today.'],
    ],
    ['a former key of today', { type: 'string', formerly: ['words'] }, ['properties/words/formerly: "words" is a key of today.']],
    [
      'an entry that is not described',
      { type: 'array', items: { type: 'string' } },
      ['properties/words/items: "items" has no description.'],
    ],
  ])('%s', (_what, words, expected) => {
    expect(placed(words)).toEqual(expected.map((message) => (typeof message === 'string' ? message : expect.stringMatching(message))));
  });

  test('a shape without a title or a description is refused', () => {
    expect(findSchemaMistakes({ type: 'object' }).map(({ message }) => message)).toEqual([
      'The schema has no title.',
      'The schema has no description.',
    ]);
  });
});
