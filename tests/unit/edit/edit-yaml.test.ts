import { describe, expect, test } from 'vitest';
import type { Edit } from '#engine/edit/edit.ts';
import { editYaml } from '#engine/edit/edit-yaml.ts';

const lines = (...parts: string[]) => `${parts.join('\n')}\n`;

const cases: Record<string, [before: string, edits: Edit[], after: string]> = {
  'keeps the quotes of a value and the comment behind it': [
    lines("a: 'old' # why", 'b: "old"', 'c: old'),
    [
      { op: 'set', path: ['a'], value: "it's" },
      { op: 'set', path: ['b'], value: 'new' },
      { op: 'set', path: ['c'], value: 'two words' },
    ],
    lines("a: 'it''s' # why", 'b: "new"', 'c: two words'),
  ],
  'puts a value in quotes where it would be read as something else': [
    lines('a: one', 'b: { c: two }'),
    [
      { op: 'set', path: ['a'], value: '2009' },
      { op: 'set', path: ['b', 'c'], value: 'x, y' },
    ],
    lines('a: "2009"', 'b: { c: "x, y" }'),
  ],
  'writes a value where there was none': [
    lines('a: # why', 'b:'),
    [
      { op: 'set', path: ['a'], value: 1 },
      { op: 'set', path: ['b'], value: 'x' },
    ],
    lines('a: 1 # why', 'b: x'),
  ],
  'changes one word of a folded text and no other line': [
    lines('a: >-', '  One two', '  three four', 'b: 1'),
    [{ op: 'set', path: ['a'], value: 'One two five four' }],
    lines('a: >-', '  One two', '  five four', 'b: 1'),
  ],
  'writes a text below | as the one before it': [
    lines('a: | # why', '    One', '    two', 'b: 1'),
    [{ op: 'set', path: ['a'], value: 'Quite\n\nanother\n' }],
    lines('a: | # why', '    Quite', '', '    another', 'b: 1'),
  ],
  'makes a list of a value, and a value of a list': [
    lines('a: one # why', 'b: # because', '  - x', '  - y', 'c:', '  - z'),
    [
      { op: 'set', path: ['a'], value: ['p', { q: 1, r: 2 }] },
      { op: 'set', path: ['b'], value: 'two' },
    ],
    lines('a: # why', '  - p', '  - q: 1', '    r: 2', 'b: two # because', 'c:', '  - z'),
  ],
  'puts an entry between others, with the blank lines that they have': [
    lines('list:', '  - a: 1', '', '  # about b', '  - b: 2', '', 'end: 1'),
    [{ op: 'insert', path: ['list', 1], value: { c: 3 } }],
    lines('list:', '  - a: 1', '', '  - c: 3', '', '  # about b', '  - b: 2', '', 'end: 1'),
  ],
  'puts an entry at the end, in front of comments about the list': [
    lines('list:', '- a', '- b', '# - c', 'end: 1'),
    [{ op: 'insert', path: ['list', '-'], value: 'd' }],
    lines('list:', '- a', '- b', '- d', '# - c', 'end: 1'),
  ],
  'writes an entry between brackets where its neighbours are': [
    lines('list:', '  - { a: 1, b: "x" }', 'words: ["a", "b"]'),
    [
      { op: 'insert', path: ['list', 1], value: { a: 2, b: 'y' } },
      { op: 'insert', path: ['words', 2], value: 'c' },
    ],
    lines('list:', '  - { a: 1, b: "x" }', '  - { a: 2, b: "y" }', 'words: ["a", "b", "c"]'),
  ],
  'adds to brackets over many lines, with and without a last comma': [
    lines('a: [', '  x, # one', '  y # two', ']', 'b: [', '  x,', ']'),
    [
      { op: 'insert', path: ['a', 2], value: 'z' },
      { op: 'insert', path: ['b', 1], value: 'z' },
    ],
    lines('a: [', '  x, # one', '  y, # two', '  z', ']', 'b: [', '  x,', '  z,', ']'),
  ],
  'fills what is empty, and empties what is filled': [
    lines('a: [] # why', 'b: {}', 'c: # kept', '  # about x', '  - x', 'd:', '  e: 1'),
    [
      { op: 'insert', path: ['a', 0], value: { p: 1, q: 2 } },
      { op: 'insert', path: ['b', 'k'], value: 1 },
      { op: 'remove', path: ['c', 0] },
      { op: 'remove', path: ['d', 'e'] },
    ],
    lines('a: # why', '  - p: 1', '    q: 2', 'b: { k: 1 }', 'c: [] # kept', 'd: {}'),
  ],
  'takes out the first key behind a dash': [
    lines('- a: 1', '  b: 2', '- # about c', '  c: 3', '  d: 4'),
    [
      { op: 'remove', path: [0, 'a'] },
      { op: 'remove', path: [1, 'c'] },
    ],
    lines('- b: 2', '- d: 4'),
  ],
  'leaves comments that stand for themselves, and those of the file': [
    lines('# yaml-language-server: $schema=x', '# about a', 'a: 1', '# the rest', '', 'b: 2'),
    [{ op: 'remove', path: ['a'] }],
    lines('# yaml-language-server: $schema=x', '# the rest', '', 'b: 2'),
  ],
  'moves an item with the comments above it, on its line and below it': [
    lines('list:', '  # about a', '  - a: 1 # one', '    # more of a', '  # about b', '  - b: 2', '# the end'),
    [{ op: 'move', path: ['list', 0], to: ['list', 1] }],
    lines('list:', '  # about b', '  - b: 2', '  # about a', '  - a: 1 # one', '    # more of a', '# the end'),
  ],
  'moves an item to a list further in, and a key to another map': [
    lines('a:', '  - deep:', '      - x', '  # about y', '  - y: |', '      One', '      two', 'b: 1 # one'),
    [
      { op: 'move', path: ['a', 1], to: ['a', 0, 'deep', 0] },
      { op: 'move', path: ['b'], to: ['a', 0, 'c'], before: 'deep' },
    ],
    lines('a:', '  - c: 1 # one', '    deep:', '      # about y', '      - y: |', '          One', '          two', '      - x'),
  ],
  'moves between brackets, whose commas stay': [
    lines('a: [', '  x, # one', '  # about y', '  y', ']'),
    [{ op: 'move', path: ['a', 0], to: ['a', 1] }],
    lines('a: [', '  # about y', '  y,', '  x # one', ']'),
  ],
  'copies an item behind itself': [
    lines('a:', '  # one', '  - x: "1"'),
    [{ op: 'duplicate', path: ['a', 0] }],
    lines('a:', '  # one', '  - x: "1"', '  # one', '  - x: "1"'),
  ],
  'gives a key another name, with its quotes': [
    lines('"a": 1 # one', 'b: { c: 2 }'),
    [
      { op: 'rename', path: ['a'], to: 'x' },
      { op: 'rename', path: ['b', 'c'], to: 'y' },
    ],
    lines('"x": 1 # one', 'b: { y: 2 }'),
  ],
  'changes what differs in a larger value, and leaves the rest': [
    lines('a:', '  # first', '  - x: "1" # one', '    y: 2', '  # second', '  - z: 3'),
    [
      {
        op: 'set',
        path: ['a'],
        value: [
          { x: '1', y: 5 },
          { z: 3, n: 'new' },
        ],
      },
    ],
    lines('a:', '  # first', '  - x: "1" # one', '    y: 5', '  # second', '  - z: 3', '    n: new'),
  ],
};

describe('editYaml', () => {
  test.each(Object.entries(cases))('%s', (_name, [before, edits, after]) => {
    expect(editYaml(before, edits)).toEqual({ text: after });
    const windows = (text: string) => text.replaceAll('\n', '\r\n');
    expect(editYaml(windows(before), edits)).toEqual({ text: windows(after) });
  });

  test('leaves the end of a file without a line break as it is', () => {
    const text = 'a:\n  - x';
    expect(editYaml(text, [{ op: 'insert', path: ['a', 1], value: 'y' }])).toEqual({ text: 'a:\n  - x\n  - y' });
    expect(editYaml('a: 1\nb: 2', [{ op: 'remove', path: ['b'] }])).toEqual({ text: 'a: 1' });
  });

  test.each<[string, Edit, string]>([
    ['a: [', { op: 'remove', path: ['a'] }, 'The file cannot be read: A closing quote, bracket or comma is missing.'],
    ['a: 1', { op: 'remove', path: ['b'] }, 'There is no key "b".'],
    ['a: [1]', { op: 'insert', path: ['a', 3], value: 1 }, 'The list has no entry 3.'],
    ['a: 1\nb: 2', { op: 'rename', path: ['a'], to: 'b' }, 'There is a key "b" already.'],
    ['a: { b: 1 }', { op: 'move', path: ['a'], to: ['a', 'b', 'c'] }, 'A value cannot be moved into itself.'],
    ['a: 1', { op: 'insert', path: ['a', 0], value: 1 }, 'What should hold "0" is neither a list nor a map.'],
    ['a: 1', { op: 'rewrite', path: ['a'], at: 0, from: 'x', to: 'y' }, 'The text does not hold "x" there.'],
    ['a: [1]\n# why\nb: 2', { op: 'move', path: ['b'], to: ['a', 0] }, 'b cannot be changed without rewriting what stands around it.'],
  ])('refuses in %j what cannot be done: %j', (text, edit, refused) => {
    expect(editYaml(text, [edit])).toEqual({ refused });
  });
});
