import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DiagnosticCode } from '#engine/diagnostics/catalogue.ts';
import { formatPretty } from '#engine/diagnostics/format-pretty.ts';
import { renameFiles } from '#engine/diagnostics/rename-files.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import type { Session } from '#engine/session/session.ts';

export interface Created {
  /** Relative to the root of the site. */
  file?: string;
  /** Why nothing was written, in words for the author. */
  problem?: string;
}

interface NewFile {
  /** Relative to the root of the site. */
  file: string;
  text: string;
  /** What is left to the author, who has texts to write and entries to add. */
  expected: readonly DiagnosticCode[];
}

/** Writes a new file, and takes it away again where it is not sound. Never overwrites. */
export async function writeCheckedFile(session: Session, { file, text, expected }: NewFile): Promise<Created> {
  const { root } = session.options;
  const path = join(root, file);
  const madeFolder = await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return { problem: `There is a file ${file} already. Nothing was written.` };
  }
  await session.applyChanges([path]);
  await session.checkAll();
  const errors = session.diagnostics.filter(
    ({ file: place, severity, code }) => place === file && severity === 'error' && !expected.includes(code),
  );
  if (errors.length === 0) return { file };
  // An author who asked for a file should not be left with a broken one.
  await rm(madeFolder ?? path, { recursive: true });
  const shown = renameFiles({ diagnostics: errors, texts: session.texts }, root, pathFromHere);
  return { problem: `${formatPretty(shown.diagnostics, shown.texts, { colour: false })}\n\nNothing was written.` };
}
