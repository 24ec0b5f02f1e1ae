import type { YAMLError } from 'yaml';
import type { Explanation } from './describe-syntax-error.ts';
import { asBlock, keyOfText, lineAt, missingDash, strayDash } from './recognise-indentation.ts';
import { foreignDash, foreignQuotes } from './recognise-typography.ts';

/**
 * The typo behind a syntax error, found in the line that the parser points at. The parser itself reports what the typo leads to.
 * @returns undefined where it is no typo that is known here
 */
export function recogniseTypo({ code, message, pos: [at] }: YAMLError, text: string): Explanation | undefined {
  const { line, start } = lineAt(text, at);
  const rest = line.slice(at - start);
  const typography = foreignDash(text, at) ?? foreignQuotes(line, start);
  if (typography) return typography;
  switch (code) {
    case 'UNEXPECTED_TOKEN':
      return text[at] === '{' && text[at - 1] === '$' ? unquotedVariable(rest) : behindTheEnd(message, text.slice(0, at).trimEnd().at(-1));
    case 'MISSING_CHAR':
      if (message.startsWith('Sequence item')) return missingDashSpace(line) ?? missingDash(text, at) ?? indentation;
      // What is never closed swallows the colon behind it.
      if (!message.startsWith('Implicit map keys') || /^[[{]/.test(rest)) return undefined;
      return openQuote(rest) ?? missingSpace(rest) ?? loneLine(text, at);
    case 'MULTILINE_IMPLICIT_KEY':
      return openQuote(rest) ?? missingSpace(rest) ?? typeWithoutKey(line) ?? loneLine(text, at);
    case 'BAD_INDENT':
      return message.startsWith('Flow ') ? undefined : (missingDashSpace(line) ?? missingDash(text, at));
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (message.startsWith('A block sequence')) return strayDash(text, at);
      return missingDashSpace(line) ?? (/:\s/.test(rest) ? colonInValue(line, rest) : tooDeep(line));
    case 'BAD_SCALAR_START':
      return { message: `A value cannot start with ${rest.charAt(0)} unless it is in quotes.`, suggestion: inQuotes(rest) };
    case 'BLOCK_IN_FLOW':
      return /^[^,{}[\]]*\s[\w-]+:\s/.test(rest) ? missingComma : undefined;
    default:
      return undefined;
  }
}

function colonInValue(line: string, rest: string): Explanation | undefined {
  const [, key] = /([\w-]+):\s+$/.exec(line.slice(0, line.length - rest.length)) ?? [];
  if (!key || /^[[{"']/.test(rest)) return undefined;
  return { message: `The value of "${key}" holds ": ", so it looks like a key inside a key.`, suggestion: inQuotes(rest) };
}

function inQuotes(rest: string): string {
  const value = rest.trimEnd();
  const quoted = value.includes('"') ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
  return `Put the whole value in quotes: ${quoted}${/[.!?]$/.test(value) ? '' : '.'}`;
}

export const indentation: Explanation = {
  message: 'The indentation does not fit the lines around it.',
  suggestion: 'Give every key of one block the same indentation, two spaces a level.',
};

const missingComma: Explanation = {
  message: 'A comma is missing between two keys inside { }.',
  suggestion: 'Put a comma between them: { label: Home, href: / }.',
};

/** A line without a colon; most often the second line of a text. */
function loneLine(text: string, at: number): Explanation {
  const { line } = lineAt(text, at);
  const [, remark] = /^\s*(?:\/\/+|<!--|\/\*+)\s*(.*?)\s*(?:-->|\*+\/)?\s*$/.exec(line) ?? [];
  if (remark) return { message: 'A comment of YAML starts with #.', suggestion: `Write "# ${remark}".` };
  const above = keyOfText(text, at);
  const message = 'This line is no "key: value", and it does not continue the text above it.';
  return above && !/^[|>]/.test(above.value)
    ? { message, suggestion: `If it belongs to that text, ${asBlock(above.key)} If it is a key, put a colon and a space behind it.` }
    : {
        message,
        suggestion: 'Put a colon and a space behind the key; or, if it belongs to the text above, indent it like the rest of that text.',
      };
}

function typeWithoutKey(line: string): Explanation | undefined {
  const [, word] = /^\s*-\s+([a-z][\w-]*)$/.exec(line.trimEnd()) ?? [];
  return word
    ? {
        message: `"${word}" stands here without a key, and keys follow it.`,
        suggestion: `If it is the type of a block, write "- type: ${word}".`,
      }
    : undefined;
}

function missingSpace(rest: string): Explanation | undefined {
  const [, key, value = ''] = /^([\w-]+):(?!\/\/)(\S.*)$/.exec(rest.trimEnd()) ?? [];
  return key ? { message: 'A space is missing behind the colon.', suggestion: `Write "${key}: ${value}".` } : undefined;
}

function openQuote(rest: string): Explanation | undefined {
  const quote = rest.charAt(0);
  if (!/["']/.test(quote) || rest.includes(quote, 1)) return undefined;
  return {
    message: `A ${quote} is opened here and not closed on its line.`,
    suggestion: `Put a second ${quote} behind the text, or delete this one.`,
  };
}

function missingDashSpace(line: string): Explanation | undefined {
  const [, written] = /^\s*-([a-z][\w-]*:\s.*)$/i.exec(line.trimEnd()) ?? [];
  return written ? { message: 'A space is missing behind the dash.', suggestion: `Write "- ${written}".` } : undefined;
}

function tooDeep(line: string): Explanation {
  const [, key, value = ''] = /^[\s-]*([\w-]+):\s+(.*)$/.exec(line.trimEnd()) ?? [];
  const text = key && value.includes(' ') ? asBlock(key) : 'put the whole text in quotes, because of its ": ".';
  return {
    message: 'The line below this one is indented too far, so it looks like a part of this value.',
    suggestion: `Give it the same indentation as ${key ? `"${key}"` : 'the key above'}; or, if it continues a text, ${text}`,
  };
}

function unquotedVariable(rest: string): Explanation {
  const variable = `$${rest.slice(0, rest.indexOf('}') + 1) || '{…}'}`;
  return { message: 'Inside [ ] or { } a variable must be in quotes.', suggestion: `Write "${variable}" with the quotes.` };
}

/** @param last the last character of the value that has ended already */
function behindTheEnd(message: string, last: string | undefined): Explanation | undefined {
  if (!message.startsWith('Unexpected scalar at node end')) return undefined;
  if (last === "'")
    return {
      message: "The text ends at the second ', and more follows.",
      suggestion: "Write '' for an apostrophe between single quotes, or put the text in double quotes.",
    };
  if (last === '"')
    return {
      message: 'The text ends at the second ", and more follows.',
      suggestion: 'Put the whole value in single quotes, or write \\" for the quotes inside it.',
    };
  if (last === ']' || last === '}')
    return { message: `The value ends at the ${last}, and more follows.`, suggestion: 'If it is a text, put all of it in quotes.' };
  return undefined;
}
