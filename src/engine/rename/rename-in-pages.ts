import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '#contract/theme.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { applyFixes } from '#engine/edit/apply-fixes.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { openSession } from '#engine/session/session.ts';
import type { Validator } from '#engine/validate/create-validator.ts';
import type { Texts } from './rename-in-schema.ts';

interface InPages {
  /** Absolute path of a site. */
  root: string;
  theme: Theme;
  /** Knows the shapes with the new name, and what was called otherwise. */
  validator: Validator;
  to: string;
}

/** The pages of a site with the new name, or why one of them cannot have it. */
export async function renameInPages({ root, theme, validator, to }: InPages): Promise<{ texts: Texts } | { problem: string }> {
  const { files } = await openSession({ root, theme, validator, now: Date.now() });
  const all = [...files.pages.values(), ...files.parts.values()];
  const unreadable = all.find(({ source }) => !source);
  if (unreadable) return { problem: `${shown(root, unreadable.file)} cannot be read: ${unreadable.diagnostics[0]?.message ?? ''}` };
  const diagnostics = all.flatMap((file) => file.diagnostics);
  const obstacle = diagnostics.find(({ code }) => code === 'both-names' || code === 'more-mistakes');
  if (obstacle) return { problem: `${shown(root, obstacle.file)}:${obstacle.range.start.line}: ${obstacle.message}` };
  const texts: Texts = new Map();
  const wanted = diagnostics.filter((diagnostic) => isTo(diagnostic, to));
  for (const file of new Set(wanted.map((diagnostic) => diagnostic.file))) {
    const path = join(root, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const own = wanted.filter((diagnostic) => diagnostic.file === file);
    const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
    const fixed = applyFixes(text.slice(mark.length), own);
    if (fixed.applied.length === 0) return { problem: `${shown(root, file)} cannot be changed without rewriting it.` };
    texts.set(path, mark + fixed.text);
  }
  return { texts };
}

function isTo({ code, fix }: Diagnostic, to: string): boolean {
  return (
    code === 'former-name' &&
    fix?.edits.some((edit) => (edit.op === 'rename' && edit.to === to) || (edit.op === 'set' && edit.value === to)) === true
  );
}

function shown(root: string, file: string): string {
  return pathFromHere(join(root, file));
}
