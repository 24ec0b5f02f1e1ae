import { createElement, type ReactElement } from 'react';
import { listProblemsOfSite, type Markup } from '#engine/dev/list-problems.ts';
import type { Problem } from '#engine/dev/wire.ts';

/** What is wrong, where there is no page to show it above. */
export function ProblemScreen({ problems }: { problems: readonly Problem[] }) {
  return draw(listProblemsOfSite(problems));
}

function draw({ tag, attributes: { class: className, tabindex: tabIndex, ...others }, children }: Markup): ReactElement {
  const inner = children.map((child) => (typeof child === 'string' ? child : draw(child)));
  return createElement(tag, { className, tabIndex, ...others }, ...inner);
}
