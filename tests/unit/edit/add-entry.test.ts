import { describe, expect, test } from 'vitest';
import { addEntry } from '#engine/edit/add-entry.ts';
import { sourceOf } from '../make-site.ts';

describe('an entry is added', () => {
  const list = { key: 'formerPaths', entry: '/old', after: 'route' } as const;
  const map = { key: 'formerAnchors', entry: ['old', 'team'], after: 'route' } as const;

  test.each([
    ['behind the key it belongs to', 'route: /a # here\ntitle: A\n', list, 'route: /a # here\nformerPaths:\n  - /old\ntitle: A\n'],
    ['at the end of a file without a last line break', 'title: A\nroute: /a', list, 'title: A\nroute: /a\nformerPaths:\n  - /old'],
    ['with the line breaks of the file', 'route: /a\r\ntitle: A\r\n', list, 'route: /a\r\nformerPaths:\r\n  - /old\r\ntitle: A\r\n'],
    ['to a list in brackets', 'formerPaths: [ /b ]\nroute: /a\n', list, 'formerPaths: [ /b, /old ]\nroute: /a\n'],
    ['to an empty list', 'formerPaths: []\nroute: /a\n', list, 'formerPaths: [/old]\nroute: /a\n'],
    [
      'to a list of lines, behind a comment of its last',
      'formerPaths:\n  - /b # of 2019\n\nroute: /a\n',
      list,
      'formerPaths:\n  - /b # of 2019\n  - /old\n\nroute: /a\n',
    ],
    ['to a list that is not indented', 'formerPaths:\n- /b\nroute: /a\n', list, 'formerPaths:\n- /b\n- /old\nroute: /a\n'],
    ['as a new map', 'route: /a\n', map, 'route: /a\nformerAnchors:\n  old: team\n'],
    ['to a map in braces', 'route: /a\nformerAnchors: { b: c }\n', map, 'route: /a\nformerAnchors: { b: c, old: team }\n'],
    ['to a map of lines', 'formerAnchors:\n    b: c\nroute: /a\n', map, 'formerAnchors:\n    b: c\n    old: team\nroute: /a\n'],
  ])('%s', (...[, text, entry, expected]) => {
    const fix = addEntry(sourceOf(text), entry);
    expect(fix && text.slice(0, fix.start) + fix.text + text.slice(fix.end)).toBe(expected);
  });

  test('nowhere where the file is not written as expected', () => {
    expect(addEntry(sourceOf('formerPaths: /b\nroute: /a\n'), list)).toBeUndefined();
  });
});
