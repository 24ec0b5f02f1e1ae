import { hash } from 'node:crypto';

/** What something was made from: the hash of each value that was read, by the name of the read. */
export type Reads = ReadonlyMap<string, string>;

/** The hash of a value; the same in every build. @param value plain data */
export function hashOfValue(value: unknown): string {
  return hash('sha256', JSON.stringify(value) ?? '', 'base64url').slice(0, 16);
}

/** Notes what is read of a site while something is made of it. */
export interface Recorder {
  /** @param name means the same value as long as the recorder lives */
  note(name: string, value: unknown): void;
  /** Notes what was read for something that was made before. */
  add(reads: Reads): void;
  /** Runs something and returns what was read meanwhile. What is read inside of it counts for what stands around it, too. */
  record<Value>(work: () => Value): { value: Value; reads: Reads };
}

export function createRecorder(): Recorder {
  const hashes = new Map<string, string>();
  const open: Map<string, string>[] = [];
  return {
    note(name, value) {
      if (open.length === 0) return;
      const known = hashes.get(name) ?? hashOfValue(value);
      hashes.set(name, known);
      for (const reads of open) reads.set(name, known);
    },
    add(reads) {
      for (const outer of open) for (const [name, value] of reads) outer.set(name, value);
    },
    record(work) {
      const reads = new Map<string, string>();
      open.push(reads);
      try {
        return { value: work(), reads };
      } finally {
        open.splice(open.indexOf(reads), 1);
      }
    },
  };
}
