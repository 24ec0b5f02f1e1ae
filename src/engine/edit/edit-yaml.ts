import type { Document, Node } from 'yaml';
import { findComments } from '#engine/read/find-comments.ts';
import { parseSource } from '#engine/read/parse-source.ts';
import { parseYaml } from '#engine/read/parse-yaml.ts';
import { valueAt } from '#engine/read/value-at.ts';
import { carryItem } from './carry-item.ts';
import type { Change } from './change.ts';
import { changesOf, placeOf, removeItem, styleAt } from './changes-of.ts';
import { type Edit, isRefused, namePath, type Refused } from './edit.ts';
import { editData } from './edit-data.ts';
import { editsBetween } from './edits-between.ts';
import { type Editable, insertItem } from './insert-item.ts';
import { findPlace } from './layout.ts';
import { splice } from './lines.ts';
import { sameData } from './same-data.ts';

/**
 * A YAML text with edits made one after the other. It is spliced and never written anew, so that comments, quotes, order and blank
 * lines stay; the result is read again and compared with what was asked.
 * @returns why an edit cannot be made in that way; then none is
 */
export function editYaml(text: string, edits: readonly Edit[]): { text: string } | Refused {
  let file = read(text);
  if (isRefused(file)) return file;
  for (const edit of edits) {
    const edited = editOnce(file, edit);
    if (isRefused(edited)) return edited;
    file = edited;
  }
  return { text: file.text };
}

interface File extends Editable {
  data: unknown;
}

function read(text: string): File | Refused {
  const { source, diagnostics } = parseSource('', '', text);
  if (!source) return { refused: `The file cannot be read: ${diagnostics[0]?.message ?? 'it is empty.'}` };
  return { text, data: source.data, ...parse(text) };
}

function parse(text: string): { document: Document; root: Node } {
  const document = parseYaml(text, { keepSourceTokens: true });
  return { document, root: document.contents as Node };
}

function editOnce(file: File, edit: Edit): File | Refused {
  const wanted = editData(file.data, edit);
  if (isRefused(wanted)) return wanted;
  if (sameData(wanted.data, file.data)) return file;
  if (edit.op === 'set') {
    const steps = editsBetween(valueAt(file.data, edit.path), edit.value, edit.path);
    if (steps.length !== 1 || steps[0]?.op !== 'set' || steps[0].path.length !== edit.path.length) return editAll(file, steps);
  }
  if (edit.op === 'move' && takesOtherKey(edit, file.data)) {
    const path = [...edit.path.slice(0, -1), edit.to.at(-1) as string];
    return editAll(file, [
      { op: 'rename', path: edit.path, to: String(edit.to.at(-1)) },
      { ...edit, path },
    ]);
  }
  const changes = edit.op === 'move' && !staysWithin(edit) ? moveAcross(file, edit) : changesOf(file, edit);
  for (const change of changes) {
    const made = verify(file, change, wanted.data);
    if (made) return made;
  }
  return { refused: `${namePath(edit.path)} cannot be changed without rewriting what stands around it.` };
}

function editAll(file: File, edits: readonly Edit[]): File | Refused {
  let edited = file;
  for (const edit of edits) {
    const next = editOnce(edited, edit);
    if (isRefused(next)) return next;
    edited = next;
  }
  return edited;
}

/** Whether a text says what it should. */
export function readsAs(text: string, wanted: unknown): boolean {
  const { source } = parseSource('', '', text);
  return source !== undefined && sameData(source.data, wanted);
}

/** The text with a change, where it says what was asked and no comment is lost. */
function verify(file: File, { splices, gone = [] }: Change, wanted: unknown): File | undefined {
  const text = splice(file.text, splices);
  const { source } = parseSource('', '', text);
  if (!source || !sameData(source.data, wanted)) return undefined;
  const comments = listComments(text);
  for (const { offset, text: comment } of findComments(file.text)) {
    if (gone.some(([start, end]) => start <= offset && offset < end)) continue;
    const at = comments.indexOf(comment.trimEnd());
    if (at < 0) return undefined;
    comments.splice(at, 1);
  }
  return { text, data: source.data, ...parse(text) };
}

function listComments(text: string): string[] {
  return findComments(text).map((comment) => comment.text.trimEnd());
}

type Move = Extract<Edit, { op: 'move' }>;

function staysWithin({ path, to }: Move): boolean {
  return path.length === to.length && path.slice(0, -1).every((step, index) => String(step) === String(to[index]));
}

/** Whether an item stays in its map under another key. */
function takesOtherKey(edit: Move, data: unknown): boolean {
  return staysWithin(edit) && edit.path.at(-1) !== edit.to.at(-1) && !Array.isArray(valueAt(data, edit.path.slice(0, -1)));
}

/** Moves an item to another list or map, or to another key: it is taken out, and put in as it was written. */
function moveAcross(file: File, edit: Move): Change[] {
  const place = findPlace(file.root, edit.path);
  if (!place) return [];
  const value = valueAt(file.data, edit.path);
  return removeItem(file.text, place).flatMap((change) => {
    const text = splice(file.text, change.splices);
    const without: Editable = { text, ...parse(text) };
    if (without.document.errors.length > 0 || !without.root) return [];
    const target = placeOf(without, { path: edit.to, before: edit.before });
    const carried = carryItem(file.text, place, { key: target.key, style: styleAt(file, place) });
    return insertItem(without, { ...target, value, carried }).map((put) => ({
      splices: [{ start: 0, end: file.text.length, text: splice(text, put.splices) }],
    }));
  });
}
