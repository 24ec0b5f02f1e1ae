/** How texts are written: as they are where YAML lets them, or in quotes in any case. */
export type Quotes = 'plain' | 'single' | 'double';

// What YAML 1.2 reads as something else than text, and what other programs do: yes, 12:30, 1_000, 2024-01-01.
const otherThanText = /^(?:~|null|true|false|yes|no|on|off|[-+]?\.?(?:inf|nan)|<<|=|0[ox][\da-f]+|[-+.\d][\d_.:+-]*(?:e[-+]?\d+)?)$/i;
/** Characters that no YAML file may hold, or that no reader can see. */
const unsafe = /[\u007f-\u009f\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A value on one line. @param inFlow whether it stands between brackets */
export function writeScalar(value: unknown, { inFlow, quotes }: { inFlow: boolean; quotes: Quotes }): string {
  if (typeof value === 'number') return writeNumber(value);
  if (typeof value !== 'string') return String(value);
  if (quotes === 'plain' && isPlain(value, inFlow)) return value;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: single quotes hold neither controls nor line breaks.
  if (quotes === 'single' && !/[\u0000-\u001f]/.test(value) && value.search(unsafe) < 0) return `'${value.replaceAll("'", "''")}'`;
  return JSON.stringify(value).replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function writeNumber(value: number): string {
  if (Number.isNaN(value)) return '.nan';
  if (!Number.isFinite(value)) return value > 0 ? '.inf' : '-.inf';
  return Object.is(value, -0) ? '-0' : String(value);
}

/** Whether a text can be written without quotes and be read as the same text. */
function isPlain(text: string, inFlow: boolean): boolean {
  if (text === '' || text.trim() !== text || otherThanText.test(text)) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a plain value stands on one line.
  if (/^[-?:,[\]{}#&*!|>'"%@`=]|^\.\.\.|: |:$| #|[\u0000-\u001f\u00a0]/.test(text) || text.search(unsafe) >= 0) return false;
  return !inFlow || !/[,[\]{}]/.test(text);
}
