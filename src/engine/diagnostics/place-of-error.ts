import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { engineRoot } from '#engine/engine-root.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import type { Position } from './diagnostic.ts';

/** A place in the source code of the engine or of a block. */
export interface CodePlace extends Position {
  /** Absolute. */
  path: string;
  /** Relative to the current folder: src/theme/blocks/hero/view.tsx. */
  file: string;
}

/**
 * Where an error of our own code comes from: the place that the compiler names, else a line of the stack, which source maps
 * have turned into a line of the TypeScript file.
 * @param folder of a block or a kind, as in /blocks/hero/: a line of the stack that lies in it is preferred to the topmost line of our code
 */
export function placeOfError(error: unknown, folder?: string): CodePlace | undefined {
  const { loc, id, stack = '', message = '' } = (error ?? {}) as Thrown;
  const file = loc?.file ?? id;
  if (loc && file) return placeIn(file, loc.line, loc.column + 1);
  // How Rolldown writes the place of what it cannot parse: [ src/theme/blocks/hero/view.tsx:3:17 ]
  const [, compiled = '', line, column] = stripVTControlCharacters(message).match(/\[ (\S+):(\d+):(\d+) \]/) ?? [];
  if (compiled) return placeIn(file ?? join(engineRoot, compiled), Number(line), Number(column));
  const places = [...stripVTControlCharacters(`${message}\n${stack}`).matchAll(/((?:file:\/\/)?\/.+?\.tsx?)(?:\?[^:]*)?:(\d+):(\d+)/g)]
    .map(([, path = '', line, column]) => placeIn(path.startsWith('file:') ? fileURLToPath(path) : path, Number(line), Number(column)))
    .filter(({ path }) => isOurs(path));
  const preferred = folder === undefined ? undefined : places.find(({ path }) => path.includes(folder));
  return preferred ?? places[0] ?? (file === undefined ? undefined : placeIn(file, 1, 1));
}

/**
 * Whether a mistake may be in a file: code of the theme, of a site's blocks or entries, or of the engine but for its renderer, which is
 * in the stack of every drawing.
 */
function isOurs(path: string): boolean {
  if (path.includes('/node_modules/')) return false;
  if (!path.startsWith(engineRoot)) return path.includes('/blocks/') || path.includes('/entries/');
  return !path.startsWith(join(engineRoot, 'src/engine/render/'));
}

/** What an error says, in one line. */
export function firstLineOf(error: unknown): string {
  const message = stripVTControlCharacters(String((error as Error)?.message ?? error));
  const [first = ''] = message.split('\n').filter((text) => text.trim() !== '' && !/^Transform failed/.test(text));
  return first.replace(/^\s*(?:\[\w+\]|Error:)\s*/, '');
}

/** The text of a source file, for a code frame; empty if it cannot be read. */
export function readCode(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

interface Thrown {
  loc?: { file?: string; line: number; column: number };
  id?: string;
  stack?: string;
  message?: string;
}

function placeIn(path: string, line: number, column: number): CodePlace {
  return { path, file: pathFromHere(path), line, column };
}
