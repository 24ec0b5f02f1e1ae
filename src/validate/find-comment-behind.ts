import type { Fix } from '../diagnostics/diagnostic.ts';
import { findNode } from '../read/locate.ts';
import type { DataPath, SourceDocument } from '../read/source-document.ts';

/** What was written as a value and is read as a comment, because it starts with #: an anchor, a colour. */
export function findCommentBehind(source: SourceDocument, path: DataPath): { shown: string; fix: Fix } | undefined {
  const key = findNode(source, path, 'key');
  const { text } = source;
  const [, keyEnd = 0] = key?.range ?? findNode(source, path)?.range ?? [];
  const lineEnd = text.indexOf('\n', keyEnd);
  const rest = text.slice(keyEnd, lineEnd < 0 ? undefined : lineEnd);
  // A remark has a space behind its #.
  const [, gap = '', value] = /^(\s*:?[ \t]+)(#[^\s#]\S*)\s*$/.exec(rest) ?? [];
  if (!value) return undefined;
  const start = keyEnd + gap.length;
  const name = typeof path.at(-1) === 'string' && key ? `${path.at(-1)}: ` : '';
  return { shown: `${name}"${value}"`, fix: { start, end: start + value.length, text: JSON.stringify(value) } };
}
