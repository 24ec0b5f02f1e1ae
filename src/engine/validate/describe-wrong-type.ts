import { isNode, isScalar } from 'yaml';
import type { DataPath } from '#contract/data-path.ts';
import { joinWords } from '#contract/join-words.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { quoteScalar, rewriteScalar } from '#engine/edit/scalar-fixes.ts';
import { findNode } from '#engine/read/locate.ts';
import { describeDash } from '#engine/read/recognise-typography.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { findCommentBehind } from './find-comment-behind.ts';
import { fitsAsText, meantNumber } from './fits-schema.ts';
import type { SchemaError } from './schema-error.ts';
import { kindOf, nameOf, shorten } from './value-words.ts';

const kinds: Record<string, string> = {
  string: 'text',
  array: 'a list',
  object: 'keys and values',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
};

/** A value of another kind than its key takes. */
export function describeWrongType(found: SchemaError): Diagnostic {
  const { source, error, path, blockTypes, report } = found;
  const wanted = [error.params.type].flat() as string[];
  const { what, isEntry } = nameOf(source, path);
  const needed = joinWords(
    wanted.map((type) => kinds[type] ?? type),
    'or',
  );
  const value = error.data as unknown;
  const schema = error.parentSchema as JsonSchema;
  if (value === null) {
    const comment = findCommentBehind(source, path);
    if (comment) return report({ code: 'wrong-type', message: `${what} has no value: what follows " #" is a comment.`, ...comment });
    return report({
      code: 'wrong-type',
      message: `${what} has no value; it needs ${needed}.`,
      suggestion: isEntry ? 'Write the value behind the dash, or delete the dash.' : 'Write the value behind the colon, or delete the key.',
    });
  }

  const { node, source: file } = findNode(source, path);
  const written = shorten(isScalar(node) && node.source !== undefined ? node.source : JSON.stringify(value));
  const scalar = typeof value !== 'object';
  const message = `${what} needs ${needed}, and this is ${scalar ? `${kindOf(value)}: ${written}` : kindOf(value)}.`.replace('….', '…');
  if (wanted.includes('string') && scalar) {
    const fits = fitsAsText(written, schema);
    const [problem, form] = String(schema.patternErrorMessage ?? '').split('. ');
    if (!fits && schema.format && form)
      return report({ code: 'invalid-value', message: `"${written}" ${problem}.`, suggestion: `${form}.` });
    const fix = fits ? quoteScalar(source, path) : undefined;
    return report({ code: 'wrong-type', message, suggestion: `Put it in quotes: "${written}".`, fix });
  }
  const number = wanted.some((type) => type === 'number' || type === 'integer') ? meantNumber(value, wanted, schema) : undefined;
  if (number !== undefined)
    return report({
      code: 'wrong-type',
      message,
      suggestion: `Write it without quotes: ${number}.`,
      fix: rewriteScalar(source, path, number),
    });
  if (wanted.includes('array')) {
    const dash = describeDash(textOf(file, node));
    return dash
      ? report({ code: 'wrong-type', ...dash })
      : report({ code: 'wrong-type', message, suggestion: suggestList(value, written, blockTypes) });
  }
  if (wanted.includes('object') && scalar) return report({ code: 'wrong-type', message, suggestion: suggestKeys(found) });
  if (path.length === 0 && Array.isArray(value)) return report({ code: 'wrong-type', message, suggestion: suggestKeysOfFile(found) });
  if (wanted.includes('object') && Array.isArray(value))
    return report({ code: 'wrong-type', message, suggestion: suggestOne(value, path) });
  if (wanted.includes('boolean') && typeof value === 'string') {
    const meant = meantBoolean(value);
    const fix = meant === undefined ? undefined : rewriteScalar(source, path, meant);
    return report({
      code: 'wrong-type',
      message,
      suggestion: meant === undefined ? 'Write true or false there.' : `Write it as ${meant}, without quotes.`,
      fix,
    });
  }
  if (wanted.includes('string') && !scalar)
    return report({ code: 'wrong-type', message, suggestion: suggestText(value, textOf(file, node), String(path.at(-1))) });
  return report({ code: 'wrong-type', message, suggestion: `Write ${needed} there.` });
}

function suggestList(value: unknown, written: string, blockTypes: readonly string[]): string {
  if (typeof value !== 'object' || value === null) return `Write it as a list: "- ${written}" on a line of its own.`;
  const [first = 'key'] = Object.keys(value);
  if (blockTypes.includes(first)) return `Write "- type: ${first}" in place of "${first}:", and its keys under "type".`;
  return `Put a dash before the first key of every entry, "- ${first}: …", and the other keys of the entry under it.`;
}

function suggestOne(entries: readonly unknown[], path: DataPath): string {
  const key = typeof path.at(-1) === 'string' ? `"${path.at(-1)}:"` : 'it';
  if (entries.length > 1) return `Keep one entry, and write its keys directly under ${key}, without a dash.`;
  return `Take the dash away: the keys stand directly under ${key}.`;
}

/** For a file that is a list. */
function suggestKeysOfFile({ error, owner }: SchemaError): string {
  const { required = [] } = error.parentSchema as JsonSchema;
  const keys = joinWords(
    required.map((key) => `"${key}:"`),
    'and',
  );
  return `Write its keys without dashes, one a line.${keys && ` ${owner} needs ${keys}.`}`;
}

function suggestKeys({ error, path, blockTypes }: SchemaError): string {
  const { required = [] } = error.parentSchema as JsonSchema;
  const value = error.data as unknown;
  if (typeof value === 'string' && blockTypes.includes(value)) return `Write "- type: ${value}", and its keys under it.`;
  if (path.length === 0) return 'Write a key, a colon, a space and the value, one pair a line: "title: About us".';
  const [, key, rest] = /^([a-z][\w-]*)(?: ?= ?|:(?!\/\/))(\S+)/i.exec(String(value)) ?? [];
  if (key) return `Write a colon and a space between a key and its value: "${key}: ${rest}".`;
  if (required.length === 0) return 'Write its keys under it, one a line: "key: value".';
  return `Write its keys under it, one a line: ${joinWords(
    required.map((name, index) => `"${name}: ${index === 0 && typeof value === 'string' ? shorten(value) : '…'}"`),
    'and',
  )}.`;
}

const truths: Readonly<Record<string, string>> = { yes: 'true', on: 'true', true: 'true', no: 'false', off: 'false', false: 'false' };

function meantBoolean(value: string): string | undefined {
  const word = value.trim().toLowerCase();
  return Object.hasOwn(truths, word) ? truths[word] : undefined;
}

/** How a text came to be read as something else: by a bracket or a colon in it, or because it was written as a list. */
function suggestText(value: unknown, written: string, key: string): string {
  if (key === 'route' && Array.isArray(value)) return 'A page has one route; its other paths go under "aliases:".';
  const bracket = written[0];
  if (bracket === '{' || bracket === '[') {
    const [name = ''] = Object.keys(value as object);
    return /^(?:site|region|page)\./.test(name)
      ? `Write a variable with $ and in quotes: "\${${name}}".`
      : `If it is a text that starts with ${bracket}, put it in quotes; else write one text there, without brackets.`;
  }
  if (Array.isArray(value) && /^\d+$/.test(key)) return 'Write one text an entry, behind one dash: "- Words".';
  if (Array.isArray(value)) return `Write one text, without the dashes; a long one goes under "${key}: |", line by line.`;
  const entries = Object.entries(value as object);
  const [[name, inner] = []] = entries;
  if (entries.length === 1 && typeof inner !== 'object')
    return `A text that holds ": " must be in quotes: "${shorten(`${name}: ${inner}`)}".`;
  return 'Write text there.';
}

function textOf({ text }: SourceDocument, node: unknown): string {
  return isNode(node) && node.range ? text.slice(node.range[0], node.range[1]) : '';
}
