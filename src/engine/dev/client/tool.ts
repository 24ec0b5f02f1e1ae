// Runs in the browser.
import { toolStyles } from './tool-styles.ts';

/** A tool of the dev server: a host element whose shadow tree neither takes styles from the page nor gives it any. */
export function createTool(name: string, styles = ''): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement(name);
  host.setAttribute('data-dev-tool', '');
  return { host, root: openShadow(host, styles) };
}

export function openShadow(host: HTMLElement, styles = ''): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(toolStyles + styles);
  root.adoptedStyleSheets = [sheet];
  return root;
}
