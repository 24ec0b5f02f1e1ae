import type { Explanation } from './describe-syntax-error.ts';
import { lineAt } from './recognise-indentation.ts';

/** The quotes of books and word processors. YAML reads them as letters. */
export const typographicQuotes = '“”„‟«»‘’‚‹›';

/** Dashes and bullets that stand where YAML wants a hyphen. */
const dashes = '–—−‐‑‒―•·∙●▪◦‣⁃';

const dashLine = new RegExp(`^(\\s*(?:- +)?)([${dashes}])\\s*(\\S.*)$`);

/** What to say of a text that starts with a dash or a bullet that is no hyphen. */
export function describeDash(words: string): Omit<Explanation, 'at'> | undefined {
  const [, , dash, entry] = dashLine.exec(words.split('\n')[0]?.trimEnd() ?? '') ?? [];
  if (!dash) return undefined;
  return {
    message: `The character ${dash} starts no entry of a list, because it is not the hyphen of the keyboard.`,
    suggestion: `Write "- ${entry}", with a hyphen and a space.`,
  };
}

export function foreignDash(text: string, at: number): Explanation | undefined {
  const { line, start } = lineAt(text, at);
  const found = describeDash(line);
  const indent = dashLine.exec(line)?.[1]?.length ?? 0;
  return found && { ...found, at: [start + indent, start + indent + 1] };
}

const double = '"“”„‟«»';
const single = "'‘’‚‹›";
// An apostrophe is no closing quote: behind one of those the value ends.
const quoted = new RegExp(
  `(?:^|[:[{,-])\\s*(?:([${double}])([^${double}]*)([${double}])|([${single}])([^${double}]*?)([${single}])\\s*(?=$|[,\\]}]))`,
  'g',
);

/** A text between quotes of which one at least is typographic, on a line that cannot be read. @param start offset of the line */
export function foreignQuotes(line: string, start: number): Explanation | undefined {
  for (const found of line.matchAll(quoted)) {
    const [open = '', inner = '', close = ''] = found.slice(1).filter((part) => part !== undefined);
    if (/["']/.test(open) && /["']/.test(close)) continue;
    const from = start + found.index + found[0].indexOf(open);
    return { ...describeQuotes(open, inner, close), at: [from, from + inner.length + 2] };
  }
  return undefined;
}

// An apostrophe between letters is none of the quotes.
const inside = `(?:[^${typographicQuotes}]|(?<=\\p{L})’(?=\\p{L}))*`;
const wrapping = new RegExp(`^(["'${typographicQuotes}])(${inside})(["'${typographicQuotes}])$`, 'u');

/** Undoes quotes of which one at least is typographic. */
export function unquote(text: string): { open: string; inner: string; close: string } | undefined {
  const [, open = '', inner = '', close = ''] = wrapping.exec(text) ?? [];
  return open !== '' && /[^"']/.test(open + close) ? { open, inner, close } : undefined;
}

export function describeQuotes(open: string, inner: string, close: string): Omit<Explanation, 'at'> {
  const [first, second] = [...new Set([open, close])].filter((quote) => !/["']/.test(quote));
  const message = second
    ? `The quotes ${first} and ${second} are typographic, and YAML takes them for letters.`
    : `The quote ${first} is typographic, and YAML takes it for a letter.`;
  return { message, suggestion: `Write straight quotes: "${inner}".` };
}
