// Runs in the browser.
import type { Notice } from '#engine/dev/wire.ts';
import { element } from './element.ts';
import { problemList } from './problem-list.ts';
import { createTool } from './tool.ts';

const styles = `
:host { display: block; padding: 12px max(16px, 4vw); background: var(--ground); border-bottom: 3px solid var(--error); }
div { max-width: 1100px; margin: 0 auto; }
h2 { font-size: 15px; font-weight: 600; }
ol + h2 { margin-top: 12px; }
`;

const { host, root } = createTool('dev-notice', styles);

/** Shows above the page what is wrong with it and with no block of it; nothing where nothing is. */
export function showAbove(notices: readonly Notice[]): void {
  if (notices.length === 0) host.remove();
  else if (!host.isConnected) document.body.before(host);
  root.replaceChildren(
    element('div', { role: 'status' }, ...notices.flatMap(({ words, problems }) => [element('h2', {}, words), problemList(problems)])),
  );
}
