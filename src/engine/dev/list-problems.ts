// Runs on the server and in the browser.
import { editorUrl, type Problem } from './wire.ts';

/** An element as data: React draws it on the pages of the dev server, and the DOM in its tools. */
export interface Markup {
  tag: 'a' | 'b' | 'li' | 'ol' | 'p' | 'pre';
  /** By their names in HTML. */
  attributes: Readonly<Record<string, string>>;
  children: readonly (Markup | string)[];
}

/** Problems with their code frames; the place of each is a link that opens the editor there. */
export function listProblems(problems: readonly Problem[]): Markup {
  return { tag: 'ol', attributes: { class: 'problems' }, children: problems.map(problemEntry) };
}

/** The same of everything that is wrong with the site, which may be nothing. */
export function listProblemsOfSite(problems: readonly Problem[]): Markup {
  if (problems.length > 0) return listProblems(problems);
  return { tag: 'p', attributes: { class: 'no-problems' }, children: ['Nothing is wrong with the site.'] };
}

function problemEntry(problem: Problem): Markup {
  const { file, line, column, severity, code, message, suggestion, frame } = problem;
  const paragraph = (name: string, ...children: Markup['children']): Markup => ({ tag: 'p', attributes: { class: name }, children });
  const place: Markup = {
    tag: 'a',
    attributes: { class: 'place', href: editorUrl(problem), 'data-editor': '', title: 'Open in the editor' },
    children: [`${file}:${line}:${column}`],
  };
  const codeFrame: Markup = { tag: 'pre', attributes: { tabindex: '0' }, children: [frame] };
  return {
    tag: 'li',
    attributes: { class: 'problem', 'data-severity': severity },
    children: [
      paragraph('kind', { tag: 'b', attributes: {}, children: [severity] }, ` ${code}`),
      place,
      paragraph('message', message),
      ...(frame ? [codeFrame] : []),
      paragraph('suggestion', suggestion),
    ],
  };
}

/** What the list looks like; its colours are variables of whatever it stands in. */
export const problemStyles = `
.problems { margin: 0; padding: 0; list-style: none; }
.problem { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; padding: 14px 0; border-top: 1px solid var(--line); }
.problem:first-child { border-top: 0; }
.problem p { margin: 0; }
.problem .place { justify-self: start; color: var(--accent); font: 600 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; text-underline-offset: 3px; }
.problem .kind { color: var(--soft); font: 12px/1.4 ui-monospace, monospace; }
.problem .kind b { color: var(--error); font-weight: 600; }
.problem[data-severity=warning] .kind b { color: var(--warning); }
.problem .message { font-weight: 600; overflow-wrap: anywhere; }
.problem .suggestion { color: var(--soft); overflow-wrap: anywhere; }
.no-problems { color: var(--soft); }
`;
