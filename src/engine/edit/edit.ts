import type { DataPath } from '#contract/data-path.ts';

/** One change of the data of a YAML file. A step of a path is a key, or the place of an entry counted from 0. */
export type Edit =
  /** Gives a value another one; a key that is not there is added at the end of its map. */
  | { op: 'set'; path: DataPath; value: unknown; replacesComment?: true }
  /** Replaces the stretch `from` of a text, which begins behind `at` UTF-16 units of it. */
  | { op: 'rewrite'; path: DataPath; at: number; from: string; to: string }
  /** Adds an entry at a place of a list (`-` is behind the last), or a key, in front of `before` or else at the end of its map. */
  | { op: 'insert'; path: DataPath; value: unknown; before?: string }
  | { op: 'remove'; path: DataPath }
  /** Gives a key another name; its value and its place stay. */
  | { op: 'rename'; path: DataPath; to: string }
  /** Takes an item out and puts it in at `to`, counted once it is out; as for `insert`, `before` is for a map. */
  | { op: 'move'; path: DataPath; to: DataPath; before?: string }
  /** Copies an item to the place behind it; what is copied in a map needs another key. */
  | { op: 'duplicate'; path: DataPath; key?: string };

/** Why an edit cannot be made, in words for its author. */
export interface Refused {
  refused: string;
}

export function isRefused<Result extends object>(result: Result | Refused): result is Refused {
  return 'refused' in result;
}

/** A path as a sentence names it: blocks[0].heading */
export function namePath(path: DataPath): string {
  return (
    path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index > 0 ? '.' : ''}${step}`)).join('') || 'the whole file'
  );
}
