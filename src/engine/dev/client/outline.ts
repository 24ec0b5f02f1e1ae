// Runs in the browser.
import { editorUrl, type TextPlace, textPlacesPrefix } from '#engine/dev/wire.ts';
import { element } from './element.ts';
import { createTool } from './tool.ts';

const styles = `
:host { position: absolute; inset: 0 auto auto 0; width: 0; height: 0; z-index: 2147483000; }
a { position: absolute; border: 2px solid #2f7fe0; border-radius: 2px; background: rgb(47 127 224 / 0.06); text-decoration: none; }
a:hover, a:focus-visible { background: rgb(47 127 224 / 0.16); }
span { position: sticky; top: 0; display: inline-block; padding: 3px 8px; background: #1d62b8; color: #fff; font: 600 12px/1.4 ui-monospace, monospace; }
a.text { border: 1px dashed #7a4fd0; background: none; }
a.text span { position: absolute; inset: auto 0 100% auto; width: max-content; padding: 1px 6px; background: #5b35ad; font-size: 11px; visibility: hidden; }
a.text:is(.elsewhere, :hover, :focus-visible) span { visibility: visible; }
a.text:is(:hover, :focus-visible) { z-index: 1; background: rgb(122 79 208 / 0.16); }
`;

const { host, root } = createTool('dev-outline', styles);
const observer = new ResizeObserver(() => place());
let siteRoot = '';
let texts: readonly TextPlace[] = [];

export function outlineIsShown(): boolean {
  return host.isConnected;
}

/**
 * Outlines every block and every text with the place it is written at; a click on one opens the editor there. Where a text is
 * written in another file than its block, the place is always seen, else when the text is pointed at.
 */
export function showOutline(show: boolean, folder: string): void {
  siteRoot = folder;
  observer.disconnect();
  if (!show) {
    host.remove();
    return;
  }
  document.documentElement.append(host);
  place();
  observer.observe(document.documentElement);
  for (const block of blocks()) observer.observe(block);
  void readTexts();
}

async function readTexts(): Promise<void> {
  const response = await fetch(textPlacesPrefix + location.pathname);
  if (!response.ok || !outlineIsShown()) return;
  texts = (await response.json()) as TextPlace[];
  place();
}

function place(): void {
  root.replaceChildren(...blocks().flatMap((block) => [outlineOfBlock(block), ...outlinesOfTexts(block)]));
}

function outlineOfBlock(block: HTMLElement): HTMLElement {
  const source = block.dataset.source ?? '';
  const [file = '', line = '1'] = source.split(/:(?=\d+$)/);
  return outline(block, { label: source, file, line: Number(line), column: 1 });
}

function outlinesOfTexts(block: HTMLElement): HTMLElement[] {
  const own = texts.filter(({ source }) => source === block.dataset.source);
  const free = listReadable(block);
  return own.flatMap((text) => {
    const index = free.findIndex(({ words }) => words === normal(text.text));
    const [found] = index < 0 ? [] : free.splice(index, 1);
    if (!found) return [];
    const elsewhere = !text.source.startsWith(`${text.file}:`);
    return [outline(found.holder, { label: `${text.file}:${text.line}`, className: elsewhere ? 'text elsewhere' : 'text', ...text })];
  });
}

/** The innermost elements of a block with the words that are read in them, in the order of the page. */
function listReadable(block: HTMLElement): { holder: HTMLElement; words: string }[] {
  const all = [...block.querySelectorAll<HTMLElement>('*')].filter(({ localName }) => localName !== 'script' && localName !== 'style');
  const readable = all.map((holder) => ({ holder, words: normal(holder.textContent) })).filter(({ words }) => words !== '');
  return readable.filter(({ holder, words }) => ![...holder.children].some((child) => normal(child.textContent) === words));
}

function normal(text: string | null): string {
  // A label that has to be answered gets its * by itself.
  return (text ?? '').replace(/\s+/g, ' ').trim().replace(/ \*$/, '');
}

interface Label {
  label: string;
  className?: string;
  /** Relative to the folder of the site. */
  file: string;
  line: number;
  column: number;
}

function outline(holder: HTMLElement, { label, className, file, line, column }: Label): HTMLElement {
  const link = element(
    'a',
    {
      class: className,
      href: editorUrl({ path: `${siteRoot}/${file}`, line, column }),
      'data-editor': true,
      title: 'Open in the editor',
    },
    element('span', {}, label),
  );
  const { left, top, width, height } = holder.getBoundingClientRect();
  Object.assign(link.style, { left: `${left + scrollX}px`, top: `${top + scrollY}px`, width: `${width}px`, height: `${height}px` });
  return link;
}

function blocks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main > [data-source]:not([data-source=""])')];
}
