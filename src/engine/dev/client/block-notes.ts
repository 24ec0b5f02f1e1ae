// Runs in the browser.
import type { BlockNote, Problem } from '#engine/dev/wire.ts';
import { element } from './element.ts';
import { problemList } from './problem-list.ts';
import { createTool } from './tool.ts';

const styles = `
:host { display: block; padding: 14px max(16px, 4vw); background: #0a0d13; }
@media print { :host { display: none; } }
div { max-width: 1100px; margin: 0 auto; padding: 2px 22px; border: 1px solid var(--line); border-left: 4px solid var(--warning); border-radius: 10px; background: var(--ground); }
div[data-worst=error] { border-left-color: var(--error); }
summary { padding: 10px 0; cursor: pointer; color: var(--soft); overflow-wrap: anywhere; }
summary b { color: var(--warning); }
`;

interface Shown {
  host: HTMLElement;
  words: string;
}

const shown = new Map<string, Shown>();

/** Shows above each block what is wrong with it, though it can be drawn: mistakes with their lines, warnings folded. */
export function showNotes(notes: readonly BlockNote[]): void {
  for (const [source, { host }] of shown) {
    if (notes.some((note) => note.source === source)) continue;
    host.remove();
    shown.delete(source);
  }
  for (const { source, problems } of notes) {
    const block = document.querySelector(`main > [data-source="${CSS.escape(source)}"]`);
    const words = JSON.stringify(problems);
    let note = shown.get(source);
    if (note?.words !== words) {
      note?.host.remove();
      note = { host: draw(problems), words };
      shown.set(source, note);
    }
    if (block && block.previousElementSibling !== note.host) block.before(note.host);
  }
}

function draw(problems: readonly Problem[]): HTMLElement {
  const { host, root } = createTool('dev-note', styles);
  const of = (wanted: Problem['severity']) => problems.filter(({ severity }) => severity === wanted);
  const [errors, warnings] = [of('error'), of('warning')];
  root.append(
    element(
      'div',
      { 'data-worst': errors.length > 0 ? 'error' : 'warning', role: 'note' },
      errors.length > 0 && problemList(errors),
      warnings.length > 0 &&
        element('details', {}, element('summary', {}, element('b', {}, 'warning'), ` ${summarise(warnings)}`), problemList(warnings)),
    ),
  );
  return host;
}

function summarise([first, ...others]: readonly Problem[]): string {
  return `${first?.message ?? ''}${others.length > 0 ? ` And ${others.length} more.` : ''}`;
}
