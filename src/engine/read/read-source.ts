import { readFileSync } from 'node:fs';
import { type Diagnostic, diagnose, fileStart } from '#engine/diagnostics/diagnostic.ts';
import { findEncoding } from './find-encoding.ts';
import { describeKind } from './list-entries.ts';
import type { Parsed } from './parse-nodes.ts';
import { parseSource } from './parse-source.ts';

const utf8 = new TextDecoder('utf-8');
const largestFile = 512 * 1024;

/**
 * Reads one YAML file from disk.
 * @param file relative to the root of the site @param path absolute
 * @returns also the text, for the code frame, where there is one
 */
export function readSource(file: string, path: string): Parsed & { text: string } {
  const fail = (code: Diagnostic['code'], message: string, suggestion: string) => ({
    text: '',
    diagnostics: [diagnose({ code, file, range: fileStart, message, suggestion })],
  });
  const other = describeKind(path, file);
  if (other) return { text: '', diagnostics: [other] };
  let bytes: Buffer;
  try {
    // Synchronous: a thousand small files take a fifth of the processor time that promises need.
    bytes = readFileSync(path);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    return fail('unreadable-file', `The file cannot be read (${reason}).`, 'Check that it exists and that you may read it.');
  }
  if (bytes.length > largestFile) {
    return fail(
      'file-too-large',
      `The file has ${Math.round(bytes.length / 1024)} kB; the limit is ${largestFile / 1024} kB.`,
      'Split the page, or keep pictures and data in files of their own.',
    );
  }
  const encoding = findEncoding(bytes);
  if (encoding)
    return {
      text: encoding.text,
      diagnostics: [
        diagnose({ code: 'not-text', file, range: encoding.range, message: encoding.message, suggestion: encoding.suggestion }),
      ],
    };
  const text = utf8.decode(bytes);
  return { text, ...parseSource(file, path, text) };
}
