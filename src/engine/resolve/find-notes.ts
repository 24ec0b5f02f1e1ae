import { markdownEvents } from './markdown-events.ts';
import type { Piece } from './read-markdown.ts';

/** The notes of a long text, in order. The value of each piece is the name of the note in capitals: names differ by more than these. */
export interface Notes {
  /** Places that refer to a note: [^1]. */
  calls: Piece[];
  /** Those that refer to a note which is not written, and are shown as characters. */
  missing: Piece[];
  /** What begins a note: the [^1] of "[^1]: Words". */
  definitions: Piece[];
}

const call = /\[\^([^\s[\]]+)\]/y;

export function findNotes(text: string): Notes {
  const notes: Notes = { calls: [], missing: [], definitions: [] };
  if (!text.includes('[^')) return notes;
  for (const [step, token] of markdownEvents(text, true)) {
    if (step !== 'enter') continue;
    const { offset: start } = token.start;
    const { offset: end } = token.end;
    const piece = { start, end, value: nameOf(text.slice(start + 2, end - 1)) };
    if (token.type === 'gfmFootnoteCall') notes.calls.push(piece);
    else if (token.type === 'gfmFootnoteDefinitionLabel') notes.definitions.push(piece);
    else if (token.type === 'data') notes.missing.push(...findMissing(text, start, end));
  }
  return notes;
}

/** What looks like a reference to a note in characters that are shown as they are; an escaped bracket is none of these. */
function findMissing(text: string, from: number, to: number): Piece[] {
  const found: Piece[] = [];
  for (let at = text.indexOf('[', from); at >= 0 && at < to; at = text.indexOf('[', at + 1)) {
    call.lastIndex = at;
    const [written, name] = call.exec(text) ?? [];
    if (written && name) found.push({ start: at, end: at + written.length, value: nameOf(name) });
  }
  return found;
}

function nameOf(written: string): string {
  return written.toLowerCase().toUpperCase();
}
