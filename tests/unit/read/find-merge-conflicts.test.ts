import { expect, test } from 'vitest';
import { countLines } from '#engine/read/count-lines.ts';
import { findMergeConflicts } from '#engine/read/find-merge-conflicts.ts';

const find = (text: string) => findMergeConflicts({ file: 'a.yaml', path: '/a.yaml', text, lineCounter: countLines(text) });

test('each conflict ends at the next closing mark, and one without a mark says no lines', () => {
  const text = '>>>>>>> x\n<<<<<<< a\na: 1\n>>>>>>> b\n<<<<<<< c\n>>>>>>> d\n<<<<<<< e\n';
  expect(find(text).map(({ message }) => message.replace(/^.*left both versions here/, ''))).toEqual([
    ', in lines 2 to 4.',
    ', in lines 5 to 6.',
    '.',
  ]);
});
