import { compress, type Encoding, encodings } from './compress.ts';
import { listFile } from './file-list.ts';
import type { Stage } from './output/open-stage.ts';
import { describeKept, type KeptFile, keepContent, pathOfKept } from './pages/kept-file.ts';

/** Takes the files of a build one by one, as they are made. */
export interface FileSink {
  /**
   * Writes a file and its compressed copies. The promise is kept as soon as another file may be handed over: only a few are
   * held at once. @param file path in the output, with forward slashes
   * @throws what an earlier file failed with
   */
  add(file: string, content: Buffer, options?: AddOptions): Promise<void>;
  /** Takes a file and its copies as an earlier build has kept them. */
  place(files: readonly KeptFile[]): void;
  /** Waits for all files. @throws what one of them failed with */
  finish(): Promise<void>;
  /** Of all files before compression. */
  totals(): { files: number; bytes: number };
}

interface AddOptions {
  /** Absolute path of a file in .cache/ that has the content. */
  path?: string;
  /** Gets the file and its copies once they are kept in .cache/ for later builds; not called where they cannot be. */
  onKept?(files: KeptFile[]): void;
}

/** Files that are compressed and written at once; Node has four threads for them. */
const atOnce = 4;

/** @param compressed the endings of the copies that the host sends */
export function emitFiles(stage: Pick<Stage, 'write' | 'place'>, compressed: readonly Encoding[] = encodings): FileSink {
  const sizes = new Map<string, number>();
  const pending = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const waitForFewer = async (most: number) => {
    while (pending.size > most) await Promise.race(pending);
    if (failures.length > 0) throw failures[0];
  };
  const writeOne = async (file: string, content: Buffer, path: string | undefined) => {
    const listed = listFile(content);
    await stage.write(file, content, { listed, path });
    return describeKept(file, listed, path);
  };
  const write = async (file: string, content: Buffer, { onKept, path }: AddOptions = {}) => {
    const all = [await writeOne(file, content, path ?? (onKept && (await keepContent(content))))];
    for (const [copy, { content: bytes, path }] of await compress(file, content, compressed)) all.push(await writeOne(copy, bytes, path));
    const known = all.filter((file) => file !== undefined);
    if (known.length === all.length) onKept?.(known);
  };
  return {
    totals: () => ({ files: sizes.size, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) }),
    async add(file, content, options) {
      sizes.set(file, content.length);
      const writing = write(file, content, options)
        .catch((error) => void failures.push(error))
        .finally(() => pending.delete(writing));
      pending.add(writing);
      await waitForFewer(atOnce - 1);
    },
    place(files) {
      const [first] = files;
      if (first) sizes.set(first.file, first.bytes);
      for (const kept of files) stage.place(kept.file, pathOfKept(kept), { bytes: kept.bytes, hash: kept.hash });
    },
    finish: () => waitForFewer(0),
  };
}
