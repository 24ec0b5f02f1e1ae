import { join } from 'node:path/posix';

/** Where the blocks lie that pages share, relative to the root. */
export const sharedFolder = 'pages/_shared';

/** The file that `use: name` means, relative to the root. */
export function sharedBlockPath(name: string): string {
  return join(sharedFolder, `${name}.yaml`);
}

/** The file that `extends: ../newsletter.yaml` means in another file, relative to the root. @param from relative to the root */
export function basePath(from: string, target: string): string {
  return join(from, '..', target);
}

/** The name under which pages use a shared block; undefined for a file that is none. */
export function sharedName(file: string): string | undefined {
  return file.startsWith(`${sharedFolder}/`) ? file.slice(sharedFolder.length + 1).replace(/\.ya?ml$/i, '') : undefined;
}
