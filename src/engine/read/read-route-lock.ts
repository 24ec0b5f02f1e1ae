import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, diagnose, type Range } from '#engine/diagnostics/diagnostic.ts';
import { describeKind } from './list-entries.ts';

/** Relative to the root of the site. */
export const routeLockFile = 'pages/routes.lock';

/** Every path and anchor that a site has released, as pages/routes.lock lists them. */
export interface RouteLock {
  /** Empty where there is no such file. */
  text: string;
  /** Where each target stands: /team, or /team#history. */
  places: ReadonlyMap<string, Range>;
  diagnostics: readonly Diagnostic[];
}

export const noRouteLock: RouteLock = { text: '', places: new Map(), diagnostics: [] };

/** A path, perhaps with an anchor of it. */
export const targetPattern = '^/[^\\s#]*(?:#[a-z][a-z0-9-]*)?$';

const target = new RegExp(targetPattern);

/** In bytes: a hundred thousand targets. */
const largestLock = 8 << 20;

/** Reads the lock of a site. @param root absolute path of the site @param before what was read the last time */
export function readRouteLock(root: string, before?: RouteLock): RouteLock {
  const path = join(root, routeLockFile);
  const kind = lstatSync(path, { throwIfNoEntry: false });
  if (!kind) return noRouteLock;
  const other = describeKind(path, routeLockFile);
  if (other) return { ...noRouteLock, diagnostics: [other] };
  if (!kind.isFile()) return broken('This is a folder.');
  if (kind.size > largestLock) return broken(`The file has ${kind.size >> 20} MB; the limit is ${largestLock >> 20} MB.`);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return broken(`The file cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  return before?.text === text ? before : parseRouteLock(text);
}

/** One target a line; empty lines and lines that start with # say nothing. */
export function parseRouteLock(text: string): RouteLock {
  const places = new Map<string, Range>();
  const diagnostics: Diagnostic[] = [];
  text.split('\n').forEach((written, index) => {
    const line = written.replace(/\r$/, '');
    const range = { start: { line: index + 1, column: 1 }, end: { line: index + 1, column: line.length + 1 } };
    if (target.test(line)) {
      if (!places.has(line)) places.set(line, range);
    } else if (line !== '' && !line.startsWith('#')) diagnostics.push(describeLine(line, range));
  });
  return { text, places, diagnostics };
}

/** The text of a lock with these targets. */
export function writeRouteLock(targets: Iterable<string>): string {
  const head = '# Every path and anchor that was released. Written by npm run build; commit it, and edit nothing here.';
  const lines = [...new Set(targets)].sort();
  return [head, ...lines, ''].join('\n');
}

function describeLine(line: string, range: Range): Diagnostic {
  const isMarker = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/.test(line);
  return diagnose({
    code: 'broken-lock',
    file: routeLockFile,
    range,
    message: isMarker ? 'A merge has left this line behind.' : 'This line is neither a path nor a path with an anchor.',
    suggestion: isMarker
      ? 'Delete the line, and keep what both sides have added.'
      : 'Restore the line from the last commit: every line is a path that was released, as in /team or /team#history.',
  });
}

function broken(message: string): RouteLock {
  const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const suggestion = 'Restore the file from the last commit; without it nobody knows which paths were released.';
  return { ...noRouteLock, diagnostics: [diagnose({ code: 'broken-lock', file: routeLockFile, range, message, suggestion })] };
}
