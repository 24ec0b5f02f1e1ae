import { isRecord } from '#engine/read/is-record.ts';
import { type Quotes, writeScalar } from './write-scalar.ts';

/** How a file is written, as far as new lines have to fit in. */
export interface Style {
  /** Spaces a level. */
  step: number;
  /** How far the dashes of a list stand behind the key they belong to. */
  dash: number;
  quotes: Quotes;
  /** Whether lists and maps stand between brackets. */
  flow: boolean;
  newline: string;
}

/** A value as it is written behind `key:` or `-`. */
export interface Written {
  /** Behind the colon or dash; a text of several lines begins with its header, and its lines are in `below`. */
  inline: string;
  /** The lines below, each with its indentation from the column of the key or dash, joined by line breaks. */
  below: string;
}

/** A value between brackets, or a scalar. */
export function writeFlow(value: unknown, quotes: Quotes): string {
  if (Array.isArray(value)) return `[${value.map((entry) => writeFlow(entry, quotes)).join(', ')}]`;
  if (!isRecord(value)) return writeScalar(value, { inFlow: true, quotes });
  const pairs = Object.entries(value).map(([key, inner]) => `${writeKey(key, true)}: ${writeFlow(inner, quotes)}`);
  return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
}

/** @param within what holds the value: where the lines below it stand depends on it */
export function writeBlock(value: unknown, within: 'map' | 'seq', style: Style): Written {
  if (!isFilled(value)) return writeLine(value, style);
  if (style.flow && !hasLongText(value)) return { inline: writeFlow(value, style.quotes), below: '' };
  const lines = writeItems(value, style);
  const by = within === 'seq' ? 2 : Array.isArray(value) ? style.dash : style.step;
  const below = indent(lines, by, style);
  // Behind a dash, the first item stands on its line.
  if (within === 'map') return { inline: '', below };
  const [first = '', ...rest] = below.split(style.newline);
  return { inline: first.trimStart(), below: rest.join(style.newline) };
}

/** One entry or pair with its dash or key, from the column of that. */
export function writeItem({ key, value }: { key?: string; value: unknown }, style: Style): string {
  const { inline, below } = writeBlock(value, key === undefined ? 'seq' : 'map', style);
  const head = `${key === undefined ? '-' : `${writeKey(key, false)}:`}${inline ? ` ${inline}` : ''}`;
  return below ? `${head}${style.newline}${below}` : head;
}

export function writeKey(key: string, inFlow: boolean): string {
  return writeScalar(key, { inFlow, quotes: 'plain' });
}

function writeItems(value: object, style: Style): string {
  const items = Array.isArray(value)
    ? value.map((entry) => ({ value: entry }))
    : Object.entries(value).map(([key, inner]) => ({ key, value: inner }));
  return items.map((item) => writeItem(item, style)).join(style.newline);
}

/** A scalar, `[]` or `{}`. */
function writeLine(value: unknown, style: Style): Written {
  if (typeof value !== 'string' || !fitsLiteral(value)) return { inline: writeFlowOrScalar(value, style), below: '' };
  const lines = value.replace(/\n$/, '').split('\n');
  return {
    inline: value.endsWith('\n') ? '|' : '|-',
    below: lines.map((line) => (line === '' ? '' : ' '.repeat(style.step) + line)).join(style.newline),
  };
}

function writeFlowOrScalar(value: unknown, { quotes }: Style): string {
  return typeof value === 'object' && value !== null ? writeFlow(value, quotes) : writeScalar(value, { inFlow: false, quotes });
}

/** Whether a text of several lines can stand under | as it is. */
function fitsLiteral(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: only line breaks can stand there as they are.
  if (/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/.test(text)) return false;
  return text.includes('\n') && /^\S/.test(text) && !/^[ ]+$/m.test(text) && !text.endsWith('\n\n');
}

function hasLongText(value: unknown): boolean {
  return typeof value === 'string' ? value.includes('\n') : isFilled(value) && Object.values(value).some(hasLongText);
}

function indent(lines: string, by: number, { newline }: Style): string {
  return lines
    .split(newline)
    .map((line) => (line === '' ? '' : ' '.repeat(by) + line))
    .join(newline);
}

function isFilled(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
