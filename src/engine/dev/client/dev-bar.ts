// Runs in the browser.
import type { SiteProblems, Update } from '#engine/dev/wire.ts';
import { element } from './element.ts';
import { outlineIsShown, showOutline } from './outline.ts';
import { problemListOfSite } from './problem-list.ts';
import { createTool } from './tool.ts';

const styles = `
:host { position: fixed; inset: auto 12px 12px auto; z-index: 2147483001; display: grid; gap: 8px; justify-items: end; max-width: calc(100vw - 24px); }
@media print { :host { display: none; } }
nav { display: flex; flex-wrap: wrap; gap: 2px; padding: 4px; border: 1px solid var(--line); border-radius: 10px; background: var(--ground); box-shadow: 0 6px 24px rgb(0 0 0 / 0.28); }
nav > * { display: inline-flex; align-items: center; gap: 7px; min-height: 32px; padding: 0 11px; border-radius: 7px; color: var(--soft); font-size: 13px; font-weight: 500; text-decoration: none; font-variant-numeric: tabular-nums; }
nav > :hover { background: var(--raised); color: var(--ink); }
nav > [aria-pressed=true], nav > [aria-expanded=true] { background: var(--raised); color: var(--ink); }
i { width: 8px; height: 8px; border-radius: 50%; background: #5fce8f; }
[data-worst=error] i { background: var(--error); }
[data-worst=warning] i { background: var(--warning); }
kbd { color: var(--soft); font: 11px ui-monospace, monospace; }
section { width: min(46rem, calc(100vw - 24px)); max-height: min(70vh, 44rem); overflow: auto; overscroll-behavior: contain; padding: 4px 18px; border: 1px solid var(--line); border-radius: 10px; background: var(--ground); box-shadow: 0 12px 48px rgb(0 0 0 / 0.4); }
section[hidden] { display: none; }
@media (max-width: 30rem) { nav > * { padding-inline: 8px; } kbd { display: none; } }
.no-problems { padding: 14px 0; }
`;

const { host, root } = createTool('dev-bar', styles);
const list = element('section', { id: 'problems', 'aria-label': 'Problems of the site', hidden: true });
const count = element('span');
const problems = element(
  'button',
  { type: 'button', 'aria-expanded': 'false', 'aria-controls': 'problems', onclick: () => openList(Boolean(list.hidden)) },
  element('i'),
  count,
);
const outline = element(
  'button',
  { type: 'button', 'aria-pressed': 'false', onclick: () => toggleOutline(), title: 'Outline the blocks; a click opens the editor' },
  'Sources',
  element('kbd', {}, 'Alt+E'),
);
const bar = element(
  'nav',
  { 'aria-label': 'Development' },
  problems,
  outline,
  element('a', { href: '/__pages' }, 'Pages'),
  element('a', { href: '/__blocks' }, 'Blocks'),
);
root.append(list, bar);
let folder = '';

addEventListener('keydown', (event) => {
  if (event.altKey && event.code === 'KeyE') {
    event.preventDefault();
    if (host.isConnected) toggleOutline();
  }
  if (event.key === 'Escape' && !list.hidden && root.activeElement) openList(false);
});

/** Shows the bar with what is wrong with the site. */
export function showBar(update: Update): void {
  folder = update.root;
  if (!host.isConnected) document.documentElement.append(host);
  count.textContent = describe(update.problems);
  problems.dataset.worst = update.problems.errors > 0 ? 'error' : update.problems.warnings > 0 ? 'warning' : '';
  const { first, errors, warnings } = update.problems;
  const left = errors + warnings - first.length;
  const note = element('p', { className: 'no-problems' }, `${left} more are listed by: npm run check`);
  list.replaceChildren(problemListOfSite(first), ...(left > 0 ? [note] : []));
  if (outlineIsShown()) showOutline(true, folder);
}

function openList(open: boolean): void {
  list.hidden = !open;
  problems.setAttribute('aria-expanded', String(open));
}

function toggleOutline(): void {
  const show = !outlineIsShown();
  showOutline(show, folder);
  outline.setAttribute('aria-pressed', String(show));
}

function describe({ errors, warnings }: SiteProblems): string {
  const words = [
    { noun: 'error', amount: errors },
    { noun: 'warning', amount: warnings },
  ].flatMap(({ noun, amount }) => (amount > 0 ? [`${amount} ${noun}${amount > 1 ? 's' : ''}`] : []));
  return words.join(', ') || 'No problems';
}
