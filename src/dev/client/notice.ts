// Runs in the browser.
import type { Problem } from '../wire.ts';
import { element } from './element.ts';
import { problemList } from './problem-list.ts';
import { createTool } from './tool.ts';

const styles = `
:host { display: block; padding: 12px max(16px, 4vw); background: var(--ground); border-bottom: 3px solid var(--error); }
div { max-width: 1100px; margin: 0 auto; }
h2 { font-size: 15px; font-weight: 600; }
`;

const { host, root } = createTool('dev-notice', styles);

/** Shows above the page why it is not what its file says; nothing where it is. */
export function showAbove(problems: readonly Problem[]): void {
  if (problems.length === 0) host.remove();
  else if (!host.isConnected) document.body.before(host);
  root.replaceChildren(
    element(
      'div',
      { role: 'status' },
      element('h2', {}, 'The page below is as it was: its file cannot be shown as it is.'),
      problemList(problems),
    ),
  );
}
