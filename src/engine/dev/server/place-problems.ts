import type { BlockNote, Notice } from '#engine/dev/wire.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { sourceOfBlock } from './draw-page.ts';
import { diagnosticsOf, type LiveSite } from './live-site.ts';
import type { LivePage } from './read-live-page.ts';
import { pointsInto } from './recover-page.ts';
import { toProblem } from './to-problem.ts';

/**
 * Where on a page its author reads what is wrong with it: at the block it is about, else above the page. What stands in
 * the card of a broken block is left out.
 */
export function placeProblems(live: LiveSite, page: LivePage): { above: Notice[]; notes: BlockNote[] } {
  const show = (diagnostics: readonly Diagnostic[], text: string) =>
    diagnostics.map((diagnostic) => toProblem(live.root, diagnostic, text));
  const inCards = new Set([...page.broken.values()].flat());
  const left = diagnosticsOf(live, page.file).filter((diagnostic) => page.stale || !inCards.has(diagnostic));
  const notes: BlockNote[] = [];
  const placed = new Set<Diagnostic>();
  const { shown } = page;
  if (shown && !page.stale && left.length > 0) {
    for (const index of shown.data.blocks.keys()) {
      const own = left.filter((diagnostic) => pointsInto(shown.source, index, diagnostic));
      for (const diagnostic of own) placed.add(diagnostic);
      if (own.length > 0) notes.push({ source: sourceOfBlock(shown.source, index), problems: show(own, page.text) });
    }
  }
  const errors = left.filter((diagnostic) => diagnostic.severity === 'error' && !placed.has(diagnostic));
  const shape = new Set(page.diagnostics);
  const settings = live.settings.diagnostics.filter(({ severity }) => severity === 'error');
  const above: Notice[] = [
    {
      words: 'The page below is as it was: its file cannot be shown as it is.',
      problems: show(
        errors.filter((diagnostic) => shape.has(diagnostic)),
        page.text,
      ),
    },
    {
      words: 'Wrong with the page as a whole:',
      problems: show(
        errors.filter((diagnostic) => !shape.has(diagnostic)),
        page.text,
      ),
    },
    { words: 'The settings are as they were: site.yaml cannot be used as it is.', problems: show(settings, live.settings.text) },
  ];
  return { above: above.filter(({ problems }) => problems.length > 0), notes };
}
