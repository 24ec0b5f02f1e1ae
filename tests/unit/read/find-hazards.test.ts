import { describe, expect, test } from 'vitest';
import { parseSource } from '#engine/read/parse-source.ts';
import { brief } from '../make-site.ts';

const found = (text: string) => parseSource('pages/a.yaml', '/site/pages/a.yaml', text).diagnostics.map(brief);
const quoteTag = 'Put the whole value in quotes, or leave the tag out.';

describe('a tag', () => {
  test('is pointed at where it stands, also on the line above its value', () => {
    expect(found('title: !important\n  words\n')).toEqual([
      `yaml-tag 1:8 "!important" is read as a tag and changes what the value means. | ${quoteTag}`,
    ]);
  });

  test('is found before an anchor, in a list and without a name', () => {
    expect(found('a: 1\nb: [x, !y z]\n')).toEqual([`yaml-tag 2:8 "!y" is read as a tag and changes what the value means. | ${quoteTag}`]);
    expect(found('a: [!y z, {!w v: 1}]\n').map((line) => line.split(' ').slice(1, 3).join(' '))).toEqual(['1:5 "!y"', '1:12 "!w"']);
    expect(found('a: ! Important\n')).toEqual([`yaml-tag 1:4 "!" is read as a tag and changes what the value means. | ${quoteTag}`]);
    expect(found('a: !!binary aGk=\n')).toEqual([
      `yaml-tag 1:4 "!!binary" is read as a tag and changes what the value means. | ${quoteTag}`,
    ]);
    expect(found('a: !x &y z\n').filter((line) => line.startsWith('yaml-tag'))).toEqual([
      `yaml-tag 1:4 "!x" is read as a tag and changes what the value means. | ${quoteTag}`,
    ]);
  });

  test('is not seen in an exclamation mark inside a text', () => {
    expect(found('a: Hello!\nb: "!x"\nc: |\n  !y\nd: 1 != 2\n')).toEqual([]);
  });
});

describe('an alias', () => {
  test('is the cause that is named where it also breaks the syntax', () => {
    expect(found('text: *very* good\n')).toEqual([
      'yaml-alias 1:7 "*very*" is read as an alias, because it starts with *. | Put the whole text in quotes: "*very* good". Prose goes under "text: |", where a * may start a line.',
    ]);
  });

  test('to itself is reported and does not hang', () => {
    expect(found('a: &x [*x]\n').map((line) => line.split(' ')[0])).toEqual(['yaml-anchor', 'yaml-alias']);
  });

  test('is not seen in a list of Markdown', () => {
    expect(found('text: |\n  * one\n  *two*\n')).toEqual([]);
  });
});

describe('a key that stands twice', () => {
  test('is reported for each repetition, with the line of the first', () => {
    expect(found('a: 1\nb: 2\na: 3\n"a": 4\n')).toEqual([
      'duplicate-key 3:1 The key "a" stands here a second time; the first is on line 1. | Delete one of the two.',
      'duplicate-key 4:1 The key "a" stands here a second time; the first is on line 1. | Delete one of the two.',
    ]);
  });

  test('is found at any depth, and may stand again in another map', () => {
    expect(found('x: { a: 1 }\ny:\n  - a: 1\n    b: { c: 1, c: 2 }\n')).toEqual([
      'duplicate-key 4:16 The key "c" stands here a second time; the first is on line 4. | Delete one of the two, or start a new block with "- type:".',
    ]);
  });

  test('1 and "1" are one key, because the data has only text for keys', () => {
    expect(found('1: a\n"1": b\n')).toHaveLength(1);
  });
});

describe('a value cut by a comment', () => {
  test('says what is left and what was probably meant', () => {
    expect(found('title: We are #1 in town\n')).toEqual([
      'cut-by-comment 1:15 The value ends at "We are": what follows " #" is a comment. | Put the value in quotes: "We are #1 in town". If it is a comment, write a space after #.',
    ]);
  });

  test('is not seen in a remark, in quotes, in a block of text or in a link', () => {
    expect(found('a: b # remark\nc: "x #1"\nd: |\n  x #1\ne: /x#y\nf: # nothing\n  g\n')).toEqual([]);
  });
});
