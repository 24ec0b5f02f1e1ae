import { createElement } from 'react';
import { useBlock } from '#contract/block-context.tsx';
import type { Problem } from '#engine/dev/wire.ts';

/** Stands in the place of a block that cannot be drawn; the browser draws it in a shadow tree of its own. */
export function ProblemCard({ problems }: { problems: readonly Problem[] }) {
  return createElement('dev-problem', { 'data-source': useBlock().source, 'data-problems': JSON.stringify(problems) });
}
