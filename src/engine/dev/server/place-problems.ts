import type { BlockNote, Notice } from '#engine/dev/wire.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { pointsInto } from '#engine/session/recover-page.ts';
import type { Session } from '#engine/session/session.ts';
import type { ShownPage } from '#engine/session/shown-page.ts';
import { sourceOfBlock } from './draw-page.ts';
import { toProblem } from './to-problem.ts';

/**
 * Where on a page its problems are shown: at the block they are about, else above the page. Problems that the card of a
 * broken block shows already are left out.
 */
export function placeProblems(
  { options: { root }, files: { settings }, diagnostics, texts }: Session,
  { file: { file, diagnostics: own }, page, broken, isStale }: ShownPage,
): { above: Notice[]; notes: BlockNote[] } {
  const show = (found: readonly Diagnostic[]) => found.map((diagnostic) => toProblem(root, diagnostic, texts.get(diagnostic.file)));
  const inCards = new Set([...broken.values()].flat());
  const left = diagnostics.filter((diagnostic) => isAbout(file, diagnostic) && (isStale || !inCards.has(diagnostic)));
  const notes: BlockNote[] = [];
  const placed = new Set<Diagnostic>();
  if (page && !isStale && left.length > 0) {
    for (const index of page.data.blocks.keys()) {
      const inside = left.filter((diagnostic) => pointsInto(page.source, index, diagnostic));
      for (const diagnostic of inside) placed.add(diagnostic);
      if (inside.length > 0) notes.push({ source: sourceOfBlock(page.source, index), problems: show(inside) });
    }
  }
  const errors = left.filter((diagnostic) => diagnostic.severity === 'error' && !placed.has(diagnostic));
  const [shape, meaning] = [true, false].map((isShape) => errors.filter((diagnostic) => own.includes(diagnostic) === isShape));
  const ofSettings = settings.diagnostics.filter(({ severity }) => severity === 'error');
  const above: Notice[] = [
    { words: 'The page below is as it was: its file cannot be shown as it is.', problems: show(shape ?? []) },
    { words: 'Wrong with the page as a whole:', problems: show(meaning ?? []) },
    { words: 'The settings are as they were: site.yaml cannot be used as it is.', problems: show(ofSettings) },
  ];
  return { above: above.filter(({ problems }) => problems.length > 0), notes };
}

/** Whether a page shows what is wrong: in its own file, or in one that it is made of. */
function isAbout(page: string, { file, shownOn }: Diagnostic): boolean {
  return file === page || shownOn?.includes(page) === true;
}
