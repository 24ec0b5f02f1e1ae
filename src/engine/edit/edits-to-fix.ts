import type { Fix } from '#engine/diagnostics/diagnostic.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import type { Edit } from './edit.ts';
import { isRefused } from './edit.ts';
import { editYaml } from './edit-yaml.ts';

/** The change of a file's text that edits of its data make, in whole lines. @returns undefined where they cannot be made */
export function editsToFix({ text }: Pick<SourceDocument, 'text'>, edits: readonly Edit[]): Fix | undefined {
  const edited = editYaml(text, edits);
  if (isRefused(edited)) return undefined;
  const [before, after] = [text, edited.text].map((whole) => whole.split(/(?<=\n)/)) as [string[], string[]];
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const lengthOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length, 0);
  return {
    edits,
    start: lengthOf(before.slice(0, head)),
    end: lengthOf(before.slice(0, before.length - tail)),
    text: after.slice(head, after.length - tail).join(''),
  };
}
