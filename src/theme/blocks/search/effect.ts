// Runs in the browser.
import { drawResult } from './client/draw-result.ts';
import { createFinder, type Found } from './client/find-pages.ts';

/** How many results are shown at first, and with each press of the button. */
const step = 10;

/** Milliseconds without a key pressed before a search begins. */
const pause = 180;

/** Milliseconds before a search that is under way is announced. */
const soon = 500;

/** Brings the field to life: results as one types, kept in the URL as `?q=`. */
export default function search(section: HTMLElement): void {
  const find = <Type extends HTMLElement>(selector: string) => section.querySelector(selector) as Type;
  const field = find('search');
  const input = find<HTMLInputElement>('input');
  const clear = find<HTMLButtonElement>('search button');
  const status = find('[role=status]');
  const results = find('.results');
  const list = find('.found');
  const more = find<HTMLButtonElement>('.results button');
  const index = find('.index');
  const words = field.dataset;
  const findPages = createFinder(index, words.index);
  const say = (text = '', values: Record<string, string> = {}) => {
    status.textContent = text.replace(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written);
  };
  /** The number of the latest search: an earlier one that ends later is not shown. */
  let latest = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let shown: Found['results'] = [];
  /** How many of them were asked for. */
  let asked = 0;

  const showMore = async () => {
    const turn = latest;
    const [from, to] = [asked, asked + step];
    asked = to;
    // One that cannot be loaded is left out, so that the others are shown.
    const loaded = await Promise.all(shown.slice(from, to).map((load) => load().catch(() => undefined)));
    if (turn !== latest) return;
    const before = list.children.length;
    list.append(...loaded.flatMap((result) => (result ? [drawResult(result, list.dataset.level ?? '2')] : [])));
    more.hidden = to >= shown.length;
    // Whoever pressed the button goes on with the first new result.
    if (from > 0) list.children[before]?.querySelector('a')?.focus();
  };

  const run = async () => {
    clearTimeout(waiting);
    latest += 1;
    const turn = latest;
    const query = input.value.trim();
    clear.hidden = input.value === '';
    keepInUrl(query);
    if (query === '') {
      say();
      results.hidden = true;
      index.hidden = false;
      return;
    }
    const notice = setTimeout(() => turn === latest && say(words.searching), soon);
    const found = await findPages(query);
    clearTimeout(notice);
    if (turn !== latest) return;
    list.textContent = '';
    shown = found.results;
    asked = 0;
    await showMore();
    if (turn !== latest) return;
    const none = shown.length === 0;
    say([none ? words.none : words.found, found.partly ? words.partly : ''].join(' ').trim(), { query, count: String(shown.length) });
    results.hidden = none;
    index.hidden = !none;
  };
  const empty = () => {
    input.value = '';
    void run();
    input.focus();
  };

  input.addEventListener('input', () => {
    clearTimeout(waiting);
    clear.hidden = input.value === '';
    waiting = setTimeout(run, pause);
  });
  clear.addEventListener('click', empty);
  more.addEventListener('click', () => void showMore());
  section.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Enter' && event.target === input) void run();
    const links = [...list.querySelectorAll('a')];
    const at = links.indexOf(event.target as HTMLAnchorElement);
    if (event.key === 'Escape' && (event.target === input || at >= 0)) empty();
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!steps || results.hidden || (event.target !== input && at < 0)) return;
    event.preventDefault();
    (links[at + steps] ?? (steps < 0 ? input : undefined))?.focus();
  });

  // What was typed before this script arrived counts more than what the URL says.
  input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  field.dataset.ready = '';
  if (input.value) void run();
}

/** Writes the words into the URL, so that they are there after a visit to a result and can be sent to others. */
function keepInUrl(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
