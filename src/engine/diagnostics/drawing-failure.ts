import { codeFrame } from './code-frame.ts';
import type { Range } from './diagnostic.ts';
import { firstLineOf, placeOfError, readCode } from './place-of-error.ts';

/** A page that could not be drawn: its YAML is sound, so the code of a block, or of the engine, has a mistake. */
export interface DrawingFailure {
  /** The YAML file, relative to the root of the site. */
  file: string;
  /** Where the block stands in it. */
  range: Range;
  /** A path of the page. */
  path: string;
  /** The type of the block; missing where each block can be drawn alone and only the page cannot. */
  type?: string;
  /** What was thrown. */
  cause: unknown;
}

interface FailureOptions {
  /** The text of the YAML file. */
  text?: string;
  /** The command that starts the dev server for the site. */
  dev: string;
}

/** A failure for people: the block in its YAML file, and the line of code that threw. */
export function formatFailure({ file, range, path, type, cause }: DrawingFailure, { text, dev }: FailureOptions): string {
  const { line, column } = range.start;
  const what = type ? `The block ${type} cannot be drawn` : `The page cannot be drawn at ${path}`;
  const place = placeOfError(cause, type && `/blocks/${type}/`);
  const thrown = place && { start: place, end: place };
  return [
    `${file}:${line}:${column}  error  ${type ? 'block-code' : 'page-code'}`,
    `  ${what}: ${firstLineOf(cause)}`,
    indent(codeFrame(text, { start: range.start, end: range.start })),
    place && `  It was thrown at ${place.file}:${place.line}:${place.column}.`,
    place && thrown && indent(codeFrame(readCode(place.path), thrown)),
    `  Correct the code; ${dev} shows the page while you do.`,
  ]
    .filter(Boolean)
    .join('\n');
}

function indent(frame: string | undefined): string {
  return frame ? `\n${frame.replace(/^/gm, '  ')}\n` : '';
}
