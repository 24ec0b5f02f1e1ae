import { expect, test } from 'vitest';
import { listWords, mayAnswer } from '#engine/resolve/doubts.ts';

const doubts = (text: string) => ({ routes: [listWords(text)], uses: [] });

test('a file with a mistake may answer a path below a wildcard that is written in it', () => {
  expect(mayAnswer(doubts('/news/*'), '/news/2024/may')).toBe(true);
  expect(mayAnswer(doubts('/news/*'), '/team')).toBe(false);
});

test('a path of two hundred thousand steps is compared as a whole', () => {
  expect(mayAnswer(doubts('/a/*'), '/a'.repeat(200_000))).toBe(false);
});
