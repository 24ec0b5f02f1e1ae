import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { engineRoot } from '#engine/engine-root.ts';
import { folders } from '../theme-folders.ts';
import { pageKinds } from './page-kinds.ts';
import { schemes, widths } from './take-pictures.ts';

/** Where the accepted pictures lie. */
const folder = join(engineRoot, 'tests', 'pictures');

/** @param name as in `blocks/hero/1440-dark` */
export function keptFile(name: string): string {
  return join(folder, `${name}.webp`);
}

/** The names of the pictures that there have to be. */
export function listWanted(): string[] {
  const subjects = [...folders.types().map((type) => `blocks/${type}`), ...Object.keys(pageKinds).map((kind) => `pages/${kind}`)];
  return subjects.flatMap((subject) => widths.flatMap((width) => schemes.map((scheme) => `${subject}/${width}-${scheme}`)));
}

/** The names of the pictures that are kept. */
export function listKept(): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replace(/\.webp$/, ''))
    .sort();
}

/** The names of kept pictures whose block or page is gone. */
export function listUnwanted(): string[] {
  const wanted = new Set(listWanted());
  return listKept().filter((name) => !wanted.has(name));
}

/** Deletes a picture, and its folder with the last one. */
export function deleteKept(name: string): void {
  const subject = join(keptFile(name), '..');
  rmSync(keptFile(name));
  if (readdirSync(subject).length === 0) rmSync(subject, { recursive: true });
}
