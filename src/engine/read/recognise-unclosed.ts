import type { Explanation } from './describe-syntax-error.ts';
import { findComments } from './find-comments.ts';
import { describeQuotes, typographicQuotes } from './recognise-typography.ts';

/**
 * Why a quote or bracket seems not to be closed, if something on its line keeps YAML from seeing what closes it. @param
 * opening its offset
 */
export function recogniseUnclosed(text: string, opening: number): Explanation | undefined {
  const lineEnd = text.indexOf('\n', opening) < 0 ? text.length : text.indexOf('\n', opening);
  const open = text.charAt(opening);
  if (/["']/.test(open)) return typographicEnd(text.slice(opening, lineEnd), opening);
  const comment = findComments(text).find(({ offset, text: words }) => offset > opening && /^#[^\s#]/.test(words) && /[\]}]/.test(words));
  if (!comment) return missingCommaAtEnd(text, opening);
  const [value = ''] = /^[^\s,\]}]+/.exec(comment.text) ?? [];
  const [, key] = /([\w-]+):[ \t]*$/.exec(text.slice(0, comment.offset)) ?? [];
  const close = open === '{' ? '}' : ']';
  return {
    message: `What follows " #" is a comment, so the ${close} behind "${value}" is not read.`,
    suggestion: `Put the value in quotes: ${key ? `${key}: ` : ''}"${value}".`,
    at: [comment.offset, comment.offset + value.length],
  };
}

function typographicEnd(rest: string, opening: number): Explanation | undefined {
  const end = rest.search(new RegExp(`[${typographicQuotes}]\\s*(?:[,\\]}].*)?$`));
  if (end < 0) return undefined;
  return { ...describeQuotes(rest.charAt(0), rest.slice(1, end), rest.charAt(end)), at: [opening + end, opening + end + 1] };
}

/** JSON with a line that lacks its comma. */
function missingCommaAtEnd(text: string, opening: number): Explanation | undefined {
  const found = /["\]}\d](?=[ \t]*\n\s*"[^"\n]*"\s*:)/.exec(text.slice(opening));
  if (!found) return undefined;
  const at = opening + found.index;
  return {
    message: 'A comma is missing at the end of this line, before the next key.',
    suggestion: 'Put a comma there; or write the page without { }, quotes and commas, one "key: value" a line.',
    at: [at, at + 1],
  };
}
