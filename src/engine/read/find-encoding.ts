import { isUtf8 } from 'node:buffer';
import { fileStart, type Range } from '#engine/diagnostics/diagnostic.ts';
import { countLines } from './count-lines.ts';
import { offsetsToRange } from './locate.ts';

interface OtherEncoding {
  message: string;
  suggestion: string;
  range: Range;
  /** The text as its encoding gives it, for the code frame; empty where it is none. */
  text: string;
}

const saveAgain =
  'Save the file as UTF-8: in VS Code click the encoding at the bottom right, then "Save with Encoding"; in Notepad "Save as" asks for it.';

/** What the bytes of a file are, if they are not UTF-8 text. */
export function findEncoding(bytes: Buffer): OtherEncoding | undefined {
  const utf16 = bytes.subarray(0, 2).equals(Buffer.from([0xff, 0xfe])) || bytes.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]));
  if (utf16)
    return {
      message: 'The file is saved as UTF-16, which editors also call "Unicode".',
      suggestion: saveAgain,
      range: fileStart,
      text: '',
    };
  const isText = isUtf8(bytes);
  if (isText && !bytes.includes(0)) return undefined;
  // Letters with accents are the only bytes above 127 that a text of an 8-bit encoding has; a picture has all of them.
  if (isText || bytes.some(isControl))
    return {
      message: 'The file holds binary data, not text.',
      suggestion: 'If it is a picture or a document, give it its own ending and take it out of pages/; else write the page anew.',
      range: fileStart,
      text: '',
    };
  const text = new TextDecoder('windows-1252').decode(bytes);
  const offset = firstOtherByte(bytes);
  const source = { text, lineCounter: countLines(text) };
  return {
    message: `The file is not saved as UTF-8 but with one byte a letter (Windows-1252 or ISO 8859-1), so "${text[offset]}" cannot be read.`,
    suggestion: saveAgain,
    range: offsetsToRange(source, offset, offset + 1),
    text,
  };
}

function isControl(byte: number): boolean {
  return byte < 32 && byte !== 9 && byte !== 10 && byte !== 13;
}

/** The first byte that is not part of UTF-8. */
function firstOtherByte(bytes: Buffer): number {
  let at = bytes.findIndex((byte) => byte > 127);
  while (at >= 0 && at < bytes.length) {
    const length = [1, 2, 3, 4].find((size) => isUtf8(bytes.subarray(at, at + size)));
    if (length === undefined) return at;
    at += length;
  }
  return 0;
}
