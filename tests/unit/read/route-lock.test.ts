import { describe, expect, test } from 'vitest';
import { parseRouteLock, writeRouteLock } from '#engine/read/read-route-lock.ts';

describe('pages/routes.lock', () => {
  test('is sorted, holds each address once, and is read as it was written', () => {
    const text = writeRouteLock(['/team', '/', '/team#history', '/team', '/a']);
    expect(text.split('\n').slice(1)).toEqual(['/', '/a', '/team', '/team#history', '']);
    const { places, diagnostics } = parseRouteLock(text);
    expect([...places.keys()]).toEqual(['/', '/a', '/team', '/team#history']);
    expect(places.get('/team')).toEqual({ start: { line: 4, column: 1 }, end: { line: 4, column: 6 } });
    expect(diagnostics).toEqual([]);
  });

  test('what a merge leaves behind is found, and both sides are read', () => {
    const text = '# Head\r\n/\r\n<<<<<<< HEAD\r\n/ours\r\n=======\r\n/theirs\r\n>>>>>>> branch\r\n';
    const { places, diagnostics } = parseRouteLock(text);
    expect(diagnostics.map(({ code, range }) => [code, range.start.line])).toEqual([3, 5, 7].map((line) => ['broken-lock', line]));
    expect([...places.keys()]).toEqual(['/', '/ours', '/theirs']);
  });

  test.each(['team', '/team history', '/team#History', '- /team', '/team#a#b'])('the line "%s" is found', (line) => {
    const { places, diagnostics } = parseRouteLock(`/\n${line}\n`);
    expect([...places.keys()]).toEqual(['/']);
    expect(diagnostics.map(({ code }) => code)).toEqual(['broken-lock']);
  });
});
