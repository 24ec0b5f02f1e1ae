import { capitalise } from '#contract/capitalise.ts';
import type { Explanation } from './describe-syntax-error.ts';

/** The line an offset stands in; blank lines are passed over, because the parser sometimes points before its line. */
export function lineAt(text: string, offset: number): { line: string; start: number } {
  let start = text.lastIndexOf('\n', offset - 1) + 1;
  for (;;) {
    const end = text.indexOf('\n', start) < 0 ? text.length : text.indexOf('\n', start);
    const line = text.slice(start, end);
    if (line.trim() !== '' || end === text.length) return { line, start };
    start = end + 1;
  }
}

interface Line {
  /** Without its indentation. */
  words: string;
  depth: number;
}

/** The lines above a place, the nearest first, without blank ones and comments. */
function linesAbove(text: string, start: number): Line[] {
  return text
    .slice(0, start)
    .split('\n')
    .map((line) => ({ words: line.trim(), depth: line.length - line.trimStart().length }))
    .filter(({ words }) => words !== '' && !words.startsWith('#'))
    .reverse();
}

/** The key of the text that a line seems to go on with, and what stands behind its colon. */
export function keyOfText(text: string, at: number): { key: string; value: string } | undefined {
  const { line, start } = lineAt(text, at);
  const depth = line.length - line.trimStart().length;
  for (const above of linesAbove(text, start)) {
    const [, dash = '', key, value = ''] = /^((?:- +)*)([\w-]+):(?:\s+(.*))?$/.exec(above.words) ?? [];
    if (key) return above.depth + dash.length <= depth ? { key, value } : undefined;
  }
  return undefined;
}

/** How a text of several lines is written. */
export function asBlock(key: string): string {
  return `write "${key}: |", and the whole text on the lines under it, two spaces further in than "${key}".`;
}

/** A line at the depth of the dashes above it, and without one. */
export function missingDash(text: string, at: number): Explanation | undefined {
  const { line, start } = lineAt(text, at);
  const words = line.trim();
  const depth = line.length - line.trimStart().length;
  const sibling = linesAbove(text, start).find((above) => above.depth <= depth);
  if (words === '' || words.startsWith('-') || sibling?.depth !== depth || !/^-(?:\s|$)/.test(sibling.words)) return undefined;
  return {
    message: 'This line stands under the dashes of a list and has none.',
    suggestion: `Write "- ${words}" if a new entry starts here; if it belongs to the entry above, indent it by two more spaces.`,
    at: [start + depth, start + line.trimEnd().length],
  };
}

/** A dash where no list goes on. */
export function strayDash(text: string, at: number): Explanation {
  const { line, start } = lineAt(text, at);
  const depth = line.length - line.trimStart().length;
  const place: [number, number] = [start + depth, start + depth + 1];
  const above = linesAbove(text, start);
  const group = above.slice(
    0,
    Math.max(
      above.findIndex((other) => other.depth < depth),
      0,
    ),
  );
  const first = group.findLast((other) => other.depth === depth);
  if (first && /^[\w-]+:(?:\s|$)/.test(first.words))
    return {
      message: 'A list goes on with this dash, but its first entry, above, has none.',
      suggestion: `Write "- ${first.words}", and the other keys of that entry under "${first.words.split(':')[0]}".`,
      at: place,
    };
  const key = first && keyOfText(text, at)?.key;
  if (key)
    return {
      message: `The text of "${key}" ends at this dash, because it is written without |.`,
      suggestion: capitalise(asBlock(key)),
      at: place,
    };
  return {
    message: 'This dash does not stand under the dashes above it.',
    suggestion: 'Give every dash of one list the same indentation.',
    at: place,
  };
}
