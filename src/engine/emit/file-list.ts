import { createHash } from 'node:crypto';

export interface ListedFile {
  bytes: number;
  /** The hash of its content, by `hashOf`. */
  hash: string;
}

/** The hash of a content; the same in every build, on every machine. */
export function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 27);
}

/** Every file of a build by path, as routes.json holds it: a folder is a whole build when all of them are there. */
export function listFiles(files: ReadonlyMap<string, Buffer>): Record<string, ListedFile> {
  return Object.fromEntries([...files].map(([file, content]) => [file, listFile(content)]));
}

export function listFile(content: Buffer): ListedFile {
  return { bytes: content.length, hash: hashOf(content) };
}
