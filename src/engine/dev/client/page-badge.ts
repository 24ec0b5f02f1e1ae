// Runs in the browser.
import { element } from './element.ts';
import { createTool } from './tool.ts';

const styles = `
:host { position: fixed; inset: auto auto 12px 12px; z-index: 2147483001; max-width: calc(100vw - 24px); }
@media print { :host { display: none; } }
@media (max-width: 45rem) { :host { inset-block-end: 68px; } }
div { padding: 6px 14px; border: 1px solid var(--warning); border-radius: 10px; background: var(--ground); color: var(--warning); font-size: 13px; font-weight: 600; font-variant-numeric: tabular-nums; box-shadow: 0 6px 24px rgb(0 0 0 / 0.28); }
`;

const { host, root } = createTool('dev-badge', styles);
const words = element('div', { role: 'status' });
root.append(words);

/** Says at the corner why visitors do not see the page; nothing where they do. */
export function showBadge(badge: string | undefined): void {
  if (!badge) host.remove();
  else if (!host.isConnected) document.documentElement.append(host);
  words.textContent = badge ?? '';
}
