import { join } from 'node:path';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { applyFixes } from '#engine/edit/apply-fixes.ts';
import type { Session } from '#engine/session/session.ts';
import { writeFixed } from './write-fixed.ts';

/** A change that was made, with the text before and after it. */
export interface MadeFix {
  diagnostic: Diagnostic;
  before: string;
  after: string;
}

/** Makes every safe fix of a site, again and again until none is left. @param concerns which files may be changed */
export async function fixSite(session: Session, concerns: (file: string) => boolean): Promise<MadeFix[]> {
  const { root } = session.options;
  const made: MadeFix[] = [];
  // One fix may bring the next mistake to light. Fixes that undo each other would never end.
  const written = new Set<string>();
  let before = -1;
  while (made.length > before) {
    before = made.length;
    const { diagnostics, texts } = session;
    const fixable = diagnostics.filter(({ fix, file }) => fix && concerns(file));
    const files = new Set(fixable.map(({ file }) => file));
    for (const file of files) {
      const text = texts.get(file) ?? '';
      const { text: fixed, applied } = applyFixes(
        text,
        fixable.filter((diagnostic) => diagnostic.file === file),
      );
      if (applied.length === 0 || written.has(`${file}\n${fixed}`)) continue;
      // If somebody saved the file in between, the offsets are stale, and the next round has new ones.
      if (!(await writeFixed(root, file, { before: text, after: fixed }))) continue;
      written.add(`${file}\n${text}`).add(`${file}\n${fixed}`);
      for (const diagnostic of applied)
        made.push({ diagnostic, before: text.slice(diagnostic.fix?.start, diagnostic.fix?.end), after: diagnostic.fix?.text ?? '' });
    }
    if (files.size === 0) break;
    await session.applyChanges(Array.from(files, (file) => join(root, file)));
    await session.checkAll();
  }
  return made;
}
