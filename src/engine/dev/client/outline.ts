// Runs in the browser.
import { editorUrl } from '#engine/dev/wire.ts';
import { element } from './element.ts';
import { openEditor } from './problem-list.ts';
import { createTool } from './tool.ts';

const styles = `
:host { position: absolute; inset: 0 auto auto 0; width: 0; height: 0; z-index: 2147483000; }
a { position: absolute; border: 2px solid #2f7fe0; border-radius: 2px; background: rgb(47 127 224 / 0.06); text-decoration: none; }
a:hover, a:focus-visible { background: rgb(47 127 224 / 0.16); }
span { position: sticky; top: 0; display: inline-block; padding: 3px 8px; background: #1d62b8; color: #fff; font: 600 12px/1.4 ui-monospace, monospace; }
`;

const { host, root } = createTool('dev-outline', styles);
const observer = new ResizeObserver(() => place());
let siteRoot = '';

export function outlineIsShown(): boolean {
  return host.isConnected;
}

/** Outlines every block with the place it is written at; a click on one opens the editor there. */
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
}

function place(): void {
  root.replaceChildren(
    ...blocks().map((block) => {
      const source = block.dataset.source ?? '';
      const [file = '', line = '1'] = source.split(/:(?=\d+$)/);
      const link = element(
        'a',
        {
          href: editorUrl({ path: `${siteRoot}/${file}`, line: Number(line), column: 1 }),
          onclick: (event) => openEditor(event),
          title: 'Open in the editor',
        },
        element('span', {}, source),
      );
      const { left, top, width, height } = block.getBoundingClientRect();
      Object.assign(link.style, { left: `${left + scrollX}px`, top: `${top + scrollY}px`, width: `${width}px`, height: `${height}px` });
      return link;
    }),
  );
}

function blocks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main > [data-source]:not([data-source=""])')];
}
