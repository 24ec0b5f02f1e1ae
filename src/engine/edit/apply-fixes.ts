import type { Diagnostic, Fix } from '#engine/diagnostics/diagnostic.ts';
import { parseSource } from '#engine/read/parse-source.ts';
import { isRefused } from './edit.ts';
import { editData } from './edit-data.ts';
import { editYaml, readsAs } from './edit-yaml.ts';
import { splice } from './lines.ts';

type Fixable = Diagnostic & { fix: Fix };

/**
 * A text with the fixes of its diagnostics made, touching nothing else. Of two that overlap the later one waits, and one whose
 * result would not say what it should is not made.
 * @returns also the diagnostics whose fix was made
 */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[]): { text: string; applied: Diagnostic[] } {
  const apart = withoutOverlaps(text, diagnostics.filter(isFixable));
  // From the end, so that the places in a text stay where they are.
  const together = apart.toSorted((a, b) => depthOf(b) - depthOf(a) || b.fix.start - a.fix.start);
  const data = parseSource('', '', text).source?.data;
  const wanted = together.reduce<unknown>((before, { fix }) => afterEdits(before, fix), data);
  const spliced = splice(
    text,
    apart.map(({ fix }) => fix),
  );
  if (readsAs(spliced, wanted)) return { text: spliced, applied: apart };
  // One of them cannot be made as it was meant: they are made one by one, and that one is left out.
  const applied: Diagnostic[] = [];
  let result = text;
  for (const diagnostic of together) {
    const edited = editYaml(result, diagnostic.fix.edits);
    if (isRefused(edited) || edited.text === result) continue;
    result = edited.text;
    applied.push(diagnostic);
  }
  return { text: result, applied };
}

function isFixable(diagnostic: Diagnostic): diagnostic is Fixable {
  return diagnostic.fix !== undefined;
}

function withoutOverlaps(text: string, fixable: readonly Fixable[]): Fixable[] {
  let done = 0;
  return fixable
    .toSorted((a, b) => a.fix.start - b.fix.start)
    .filter(({ fix }) => {
      if (fix.start < done || text.slice(fix.start, fix.end) === fix.text) return false;
      done = fix.end;
      return true;
    });
}

/** A key that is renamed leads to what is below it, which is therefore changed first. */
function depthOf({ fix }: Fixable): number {
  return Math.max(...fix.edits.map(({ path }) => path.length));
}

function afterEdits(data: unknown, { edits }: Fix): unknown {
  return edits.reduce((before, edit) => {
    const edited = editData(before, edit);
    return isRefused(edited) ? before : edited.data;
  }, data);
}
