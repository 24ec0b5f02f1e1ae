// Runs in the browser.
import { editorUrl, type Problem, tokenHeader } from '#engine/dev/wire.ts';
import { element } from './element.ts';

/** Problems with their code frames; the place of each opens the editor there. */
export function problemList(problems: readonly Problem[]): HTMLOListElement {
  return element('ol', {}, ...problems.map(problemEntry));
}

function problemEntry(problem: Problem): HTMLLIElement {
  const { file, line, column, severity, code, message, suggestion, frame } = problem;
  return element(
    'li',
    { class: 'problem', 'data-severity': severity },
    element('p', { class: 'kind' }, element('b', {}, severity), ` ${code}`),
    element(
      'a',
      { class: 'place', href: editorUrl(problem), onclick: (event) => openEditor(event), title: 'Open in the editor' },
      `${file}:${line}:${column}`,
    ),
    element('p', { class: 'message' }, message),
    frame !== '' && element('pre', { tabindex: '0' }, frame),
    element('p', { class: 'suggestion' }, suggestion),
  );
}

let token = '';

/** Sets the token that requests to open the editor have to send. */
export function takeToken(given: string): void {
  token = given;
}

/** Follows a link to the editor without leaving the page. */
export function openEditor(event: Event, link = event.currentTarget as HTMLAnchorElement): void {
  event.preventDefault();
  void fetch(link.href, { method: 'POST', headers: { [tokenHeader]: token } });
}
