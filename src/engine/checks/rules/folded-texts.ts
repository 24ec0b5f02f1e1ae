import { isScalar, Scalar } from 'yaml';
import type { DataPath } from '#contract/data-path.ts';
import type { Check } from '#engine/checks/check.ts';
import { rememberFindings } from '#engine/checks/remember-findings.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { findNode, placeOfSpan } from '#engine/read/locate.ts';
import { someText } from '#engine/read/origin-at.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { valueAt } from '#engine/read/value-at.ts';
import type { Page } from '#engine/validate/validate-document.ts';

// What begins a line of Markdown that must stay a line of its own.
const ownLine = /^(?:[-*+•–—]|\d+[.)]|#{1,6}|>)[ \t]+\S|^\|.*\|$/;

/** Prose that is written without |: YAML joins its lines, so lists, headings and paragraphs run into one another. */
export const checkFoldedTexts: Check = ({ pages }) => pages.flatMap(checkPage);

const checkPage = rememberFindings(({ source, references }: Page) =>
  references.filter(({ kind }) => kind === 'markdown').flatMap(({ path }) => checkText(source, path) ?? []),
);

function checkText(page: SourceDocument, path: DataPath): Diagnostic | undefined {
  const text = String(valueAt(page.data, path));
  // A text of one line cannot be folded, and | keeps all line breaks. Tested on the text first, because the nodes of a sound
  // file are not parsed yet.
  if (!/\s(?:[-*+•–—>|]|\d+[.)]|#{1,6})\s|\n./.test(text) || !someText(page, (file) => mayBeFolded(file, String(path.at(-1)))))
    return undefined;
  const { node, source } = findNode(page, path);
  if (!isScalar(node) || !node.range || node.type === Scalar.BLOCK_LITERAL) return undefined;
  const [start, end] = node.range;
  const [, ...lines] = source.text.slice(start, end).split('\n');
  let at = source.text.indexOf('\n', start) + 1;
  let last = '';
  for (const [index, line] of lines.entries()) {
    const words = line.trim();
    const isFirst = index === 0 && node.type === Scalar.BLOCK_FOLDED;
    const isLost = !isFirst && words !== '' && (ownLine.test(words) || last === '');
    if (isLost && (index > 0 || ownLine.test(words))) {
      const indent = columnOf(line);
      const key = path.at(-1);
      return diagnose({
        code: 'folded-text',
        ...placeOfSpan(page, source, [at + indent, at + line.trimEnd().length]),
        message: `This line is joined to the one above it, because "${key}" is written without |.`,
        suggestion: `Write "${key}: |", and the whole text on the lines under it, two spaces further in than "${key}".`,
      });
    }
    last = words;
    at += line.length + 1;
  }
  return undefined;
}

/**
 * Whether a text under this key may go on in the lines below without |. Read from the lines, because parsing the nodes takes a
 * hundred times as long: what belongs to a key stands further in than the key.
 */
function mayBeFolded(file: string, key: string): boolean {
  const start = new RegExp(`^(.*)\\b${key}["']?:(?: +[^|\\s]| *$)`);
  const lines = file.split(/\r?\n/);
  return lines.some((line, index) => {
    const [, before] = (line.includes(key) && start.exec(line)) || [];
    if (before === undefined) return false;
    // Within { and [ lines may stand anywhere.
    if (/[{[]/.test(before)) return true;
    const next = lines.find((below, at) => at > index && below.trim() !== '') ?? '';
    return columnOf(next) > (/^[ -]*/.exec(before)?.[0].length ?? 0);
  });
}

function columnOf(line: string): number {
  return line.length - line.trimStart().length;
}
