import { readFileSync } from 'node:fs';
import { applyFixes } from '#engine/edit/apply-fixes.ts';
import { isRefused } from '#engine/edit/edit.ts';
import { editYaml } from '#engine/edit/edit-yaml.ts';
import { splice } from '#engine/edit/lines.ts';
import { findComments } from '#engine/read/find-comments.ts';
import { parseSource } from '#engine/read/parse-source.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import type { Validator } from '#engine/validate/create-validator.ts';
import { describeErrors } from '#engine/validate/describe-errors.ts';
import type { Target } from './rename-target.ts';

/** The example of a block with the new name. @param path absolute */
export function renameInExample(
  path: string,
  { type, isType }: Target,
  { to, validator }: { to: string; validator: Validator },
): { text: string } | { problem: string } {
  const text = readFileSync(path, 'utf8');
  if (isType) {
    const edited = editYaml(withSchema(text, type, to), [{ op: 'set', path: ['type'], value: to }]);
    return isRefused(edited) ? { problem: `${pathFromHere(path)}: ${edited.refused}` } : edited;
  }
  const { source, diagnostics } = parseSource(pathFromHere(path), path, text);
  if (!source) return { problem: `${pathFromHere(path)} cannot be read: ${diagnostics[0]?.message ?? ''}` };
  const found = describeErrors(source, validator.block(type, source.data).errors, validator.blockTypes);
  return applyFixes(
    text,
    found.filter(({ code }) => code === 'former-name'),
  );
}

/** The comment that names the schema for editors names that of the new type. */
function withSchema(text: string, type: string, to: string): string {
  const file = `blocks/${type}.schema.json`;
  const changes = findComments(text).flatMap(({ offset, text: comment }) => {
    const at = comment.indexOf(file);
    return at < 0 ? [] : { start: offset + at, end: offset + at + file.length, text: `blocks/${to}.schema.json` };
  });
  return splice(text, changes);
}
