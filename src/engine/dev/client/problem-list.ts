// Runs in the browser.
import { listProblems, listProblemsOfSite, type Markup } from '#engine/dev/list-problems.ts';
import type { Problem } from '#engine/dev/wire.ts';
import { element } from './element.ts';

/** Problems with their code frames; the place of each opens the editor there. */
export function problemList(problems: readonly Problem[]): HTMLElement {
  return build(listProblems(problems));
}

/** The same of everything that is wrong with the site, which may be nothing. */
export function problemListOfSite(problems: readonly Problem[]): HTMLElement {
  return build(listProblemsOfSite(problems));
}

function build({ tag, attributes, children }: Markup): HTMLElement {
  return element(tag, attributes, ...children.map((child) => (typeof child === 'string' ? child : build(child))));
}
