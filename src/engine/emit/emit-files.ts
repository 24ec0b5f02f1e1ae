import { compress, type Encoding, encodings } from './compress.ts';
import type { Stage } from './output/open-stage.ts';

/** Takes the files of a build one by one, as they are made. */
export interface FileSink {
  /**
   * Writes a file and its compressed copies. The promise is kept as soon as another file may be handed over: only a few are
   * held at once. @param file path in the output, with forward slashes @throws what an earlier file failed with
   */
  add(file: string, content: Buffer): Promise<void>;
  /** Waits for all files. @throws what one of them failed with */
  finish(): Promise<void>;
  /** Of all files before compression. */
  totals(): { files: number; bytes: number };
}

/** Files that are compressed and written at once; Node has four threads for them. */
const atOnce = 4;

/** @param compressed the endings of the copies that the host sends */
export function emitFiles(stage: Pick<Stage, 'write'>, compressed: readonly Encoding[] = encodings): FileSink {
  const sizes = new Map<string, number>();
  const pending = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const waitForFewer = async (most: number) => {
    while (pending.size > most) await Promise.race(pending);
    if (failures.length > 0) throw failures[0];
  };
  const write = async (file: string, content: Buffer) => {
    await stage.write(file, content);
    for (const [copy, bytes] of await compress(file, content, compressed)) await stage.write(copy, bytes);
  };
  return {
    totals: () => ({ files: sizes.size, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) }),
    async add(file, content) {
      sizes.set(file, content.length);
      const writing = write(file, content)
        .catch((error) => void failures.push(error))
        .finally(() => pending.delete(writing));
      pending.add(writing);
      await waitForFewer(atOnce - 1);
    },
    finish: () => waitForFewer(0),
  };
}
