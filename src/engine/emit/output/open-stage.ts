import { writeFileSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type ListedFile, listFile } from '#engine/emit/file-list.ts';
import { realTarget } from './real-target.ts';
import { unswappable } from './unswappable.ts';
import { createWorkFolder, removeWorkFolder, workFiles } from './work-folder.ts';
import { namePath, StagedFile } from './write-files.ts';

/** Where the files of a build wait for being published, so that they are not held in memory: a work folder, and .cache/ for what is kept there. */
export interface Stage {
  /** What was written, by path in the output. */
  readonly files: ReadonlyMap<string, StagedFile>;
  /** The same for the list of all files. */
  readonly listed: ReadonlyMap<string, ListedFile>;
  /** @param file path in the output, with forward slashes @param path of a file that has this content already, absolute */
  write(file: string, content: Buffer, known?: { listed?: ListedFile; path?: string }): Promise<void>;
  /** Takes a file from elsewhere, which has to stay until the output is published. @param path absolute */
  place(file: string, path: string, listed: ListedFile): void;
  /** Deletes what was written. */
  remove(): Promise<void>;
}

/**
 * Makes a work folder for the files of a build, beside the output or, where nothing can be written there, in it. A later build
 * deletes it if this one is killed. @param target absolute path of the output
 */
export async function openStage(target: string): Promise<Stage> {
  const folder = await realTarget(target);
  const name = basename(folder);
  const open = async (base: string) => ({ base, work: await createWorkFolder(base, name) });
  const { base, work } = await open(dirname(folder)).catch(async (error) => {
    const exists = (await stat(folder).catch(() => undefined))?.isDirectory();
    if (!exists || !unswappable(error)) throw error;
    return open(folder);
  });
  const files = new Map<string, StagedFile>();
  const listed = new Map<string, ListedFile>();
  let written = 0;
  await mkdir(join(work, workFiles.staged));
  const place: Stage['place'] = (file, path, one) => {
    files.set(file, new StagedFile(path));
    listed.set(file, one);
  };
  return {
    files,
    listed,
    async write(file, content, { listed = listFile(content), path } = {}) {
      if (path !== undefined) return place(file, path, listed);
      // Numbers for names: the folders of the output are made when it is put together.
      const made = join(work, workFiles.staged, String(written++));
      place(file, made, listed);
      // At once: handing a small file to another thread takes more processor time than writing it.
      try {
        writeFileSync(made, content);
      } catch (error) {
        namePath(made)(error as NodeJS.ErrnoException);
      }
    },
    place,
    remove: () => removeWorkFolder(base, work),
  };
}
