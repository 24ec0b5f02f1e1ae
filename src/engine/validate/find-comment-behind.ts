import type { DataPath } from '#contract/data-path.ts';
import type { Fix } from '#engine/diagnostics/diagnostic.ts';
import { uncommentScalar } from '#engine/edit/scalar-fixes.ts';
import { findNode } from '#engine/read/locate.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';

interface ReadAsComment {
  suggestion: string;
  /** Offsets in the file. */
  span: readonly [start: number, end: number];
  /** Missing if it may be a real comment. */
  fix?: Fix;
}

/** What was written as a value and is read as a comment, because it starts with #: an anchor, a colour, a heading. */
export function findCommentBehind(page: SourceDocument, path: DataPath): ReadAsComment | undefined {
  const {
    node: key,
    source: { text },
  } = findNode(page, path, 'key');
  const [, keyEnd = 0] = key?.range ?? findNode(page, path).node?.range ?? [];
  const lineEnd = text.indexOf('\n', keyEnd);
  const rest = text.slice(keyEnd, lineEnd < 0 ? undefined : lineEnd);
  const [, gap = '', value] = /^(\s*:?[ \t]+)(#.*?)\s*$/.exec(rest) ?? [];
  if (!value) return undefined;
  const span = [keyEnd + gap.length, keyEnd + gap.length + value.length] as const;
  // A real comment has a space behind its #.
  if (!/^#[^\s#]/.test(value)) return { suggestion: 'Write the value behind the colon, in front of any comment and without #.', span };
  const name = typeof path.at(-1) === 'string' && key ? `${path.at(-1)}: ` : '';
  const quoted = JSON.stringify(value);
  return { suggestion: `Put the value in quotes: ${name}${quoted}.`, span, fix: uncommentScalar(page, path, span) };
}
