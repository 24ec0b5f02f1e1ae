import { isAlias, isMap, isNode, isScalar, type Node, Scalar, visit } from 'yaml';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { offsetsToRange } from './locate.ts';
import type { SourceDocument } from './source-document.ts';

/**
 * YAML that parses but does not mean what its author wanted: anchors and aliases, tags, duplicate keys, and values cut short
 * by a comment.
 */
export function findHazards(source: SourceDocument): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const { file, text, document } = source;
  const lineOf = (offset: number) => source.lineCounter.linePos(offset).line;

  visit(document, (role, node) => {
    if (!isNode(node) || !node.range) return;
    const [start] = node.range;
    if (isAlias(node)) {
      diagnostics.push(describeAlias(source, node.source, start));
      return visit.SKIP;
    }
    const anchor = (node as { anchor?: string }).anchor;
    if (anchor) diagnostics.push(describeAnchor(source, anchor, node));
    if (node.tag) {
      // The tag may stand on a line above its value, or behind an anchor.
      let at = Math.max(text.lastIndexOf('!', start - 1), 0);
      while (/[^\s,[{]/.test(text[at - 1] ?? ' ')) at--;
      const written = text.slice(at).match(/^\S+/)?.[0] ?? node.tag;
      diagnostics.push(
        diagnose({
          code: 'yaml-tag',
          file,
          range: offsetsToRange(source, at, at + written.length),
          message: `"${written}" is read as a tag and changes what the value means.`,
          suggestion: 'Put the whole value in quotes, or leave the tag out.',
        }),
      );
    }
    if (isMap(node))
      diagnostics.push(
        ...findDuplicateKeys(
          source,
          node.items.map((pair) => pair.key),
          lineOf,
        ),
      );
    const cut = findCut(source, node) ?? (role === 'value' ? findLostHeading(source, node) : undefined);
    if (cut) diagnostics.push(cut);
    return undefined;
  });
  return diagnostics;
}

function describeAlias(source: SourceDocument, name: string, start: number): Diagnostic {
  const written = `*${name}`;
  const range = offsetsToRange(source, start, start + written.length);
  // With a space behind it, it was meant to be the dash of a list.
  if (name === '')
    return diagnose({
      code: 'yaml-alias',
      file: source.file,
      range,
      message: 'A * does not start an entry of a list.',
      suggestion: 'Write a hyphen and a space instead: "- …".',
    });
  const lineEnd = source.text.indexOf('\n', start);
  const line = source.text.slice(start, lineEnd < 0 ? undefined : lineEnd).trimEnd();
  return diagnose({
    code: 'yaml-alias',
    file: source.file,
    range,
    message: `"${written}" is read as an alias, because it starts with *.`,
    suggestion: `Put the whole text in quotes: ${inQuotes(/[,\]}"]/.test(line) ? written : line)} Prose goes under "text: |", where a * may start a line.`,
  });
}

function describeAnchor(source: SourceDocument, anchor: string, node: Node): Diagnostic {
  const written = `&${anchor}`;
  const [start = 0, end = 0] = node.range ?? [];
  // It may stand on a line above its value.
  const at = Math.max(source.text.lastIndexOf(written, start), 0);
  const value = source.text.slice(at, end).replace(/\s+/g, ' ').trim();
  return diagnose({
    code: 'yaml-anchor',
    file: source.file,
    range: offsetsToRange(source, at, at + written.length),
    message: `"${written}" is read as an anchor and drops out of the text.`,
    suggestion:
      isScalar(node) && !value.includes('"')
        ? `Put the whole value in quotes: ${inQuotes(value)}`
        : 'Delete it: anchors and aliases are not used here, and a text that starts with & goes in quotes.',
  });
}

/** A text in quotes at the end of a sentence. */
function inQuotes(text: string): string {
  return `"${text}"${/[.!?]$/.test(text) ? '' : '.'}`;
}

// The parser's own check compares every key with every other: 50 000 keys in one map take 39 seconds.
function findDuplicateKeys(source: SourceDocument, keys: readonly unknown[], lineOf: (offset: number) => number): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const first = new Map<string, Node>();
  for (const key of keys) {
    if (!isScalar(key) || !key.range) continue;
    const name = String(key.value);
    const earlier = first.get(name);
    if (!earlier?.range) {
      first.set(name, key);
      continue;
    }
    const range = offsetsToRange(source, key.range[0], key.range[1]);
    diagnostics.push(
      diagnose({
        code: 'duplicate-key',
        file: source.file,
        range,
        message: `The key "${name}" stands here a second time; the first is on line ${lineOf(earlier.range[0])}.`,
        suggestion: cureOfDuplicate(name, range.start.column),
      }),
    );
  }
  return diagnostics;
}

function cureOfDuplicate(name: string, column: number): string {
  if (name === 'blocks') return 'Delete this line, so that its entries go on with the first list.';
  return column === 1 ? 'Delete one of the two.' : 'Delete one of the two, or start a new block with "- type:".';
}

function findCut(source: SourceDocument, node: unknown): Diagnostic | undefined {
  if (!isScalar(node) || node.type !== Scalar.PLAIN || !node.range || !node.comment) return undefined;
  const [start, valueEnd, nodeEnd] = node.range;
  // A comment has a space behind its #; "#1" or "#hashtag" was meant to be read.
  const cut = source.text.slice(valueEnd, nodeEnd).match(/^[ \t]+(#[^\s#].*)/);
  if (!cut?.[1] || start === valueEnd) return undefined;
  const kept = source.text.slice(start, valueEnd);
  const from = valueEnd + source.text.slice(valueEnd, nodeEnd).indexOf('#');
  return diagnose({
    code: 'cut-by-comment',
    file: source.file,
    range: offsetsToRange(source, from, from + cut[1].trimEnd().length),
    message: `The value ends at "${kept}": what follows " #" is a comment.`,
    suggestion: `Put the value in quotes: "${kept} ${cut[1].trimEnd()}". If it is a comment, write a space after #.`,
  });
}

/** A heading of Markdown between a key and its text. */
function findLostHeading({ file, text, lineCounter }: SourceDocument, node: Node): Diagnostic | undefined {
  const [, heading] = /^(#+ .*)$/m.exec(node.commentBefore ?? '') ?? [];
  if (!heading || !isScalar(node) || node.type !== Scalar.PLAIN || !node.range) return undefined;
  const start = text.lastIndexOf(`#${heading}`, node.range[0]);
  return diagnose({
    code: 'cut-by-comment',
    file,
    range: offsetsToRange({ text, lineCounter }, start, start + heading.length + 1),
    message: `"#${heading}" is read as a comment and drops out of the text.`,
    suggestion: 'Put a | behind the colon of the key, and the whole text on the lines under it.',
  });
}
