import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { UploadedFile } from './lead-store.ts';

/**
 * Writes uploaded files into a folder of their own, and waits until they are on the disk.
 * @param folder absolute; it is made @returns their names there
 */
export async function storeFiles(folder: string, files: readonly Pick<UploadedFile, 'name' | 'bytes'>[]): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names: string[] = [];
  for (const [index, { name, bytes }] of files.entries()) {
    const safe = `${index + 1}-${safeName(name)}`;
    const handle = await open(join(folder, safe), 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    names.push(safe);
  }
  // The names are on the disk once the folders that hold them are.
  for (const path of [folder, dirname(folder), dirname(dirname(folder))]) await syncFolder(path);
  return names;
}

/** A file name without a path, and without characters that a system or a terminal takes for something else. */
export function safeName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[^\p{L}\p{N}._-]+/gu, '_').replace(/^[._]+/, '');
  // The ending stays; 100 characters are at most 400 bytes of which file systems take 255.
  const ending = plain.match(/\.[a-zA-Z0-9]{1,8}$/)?.[0] ?? '';
  const stem = [...plain.slice(0, plain.length - ending.length)].slice(0, 50).join('');
  return `${stem || 'file'}${ending}`;
}

async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders.
  const handle = await open(path, 'r').catch(() => undefined);
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}
