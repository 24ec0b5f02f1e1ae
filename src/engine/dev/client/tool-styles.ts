// Runs in the browser.
import { problemStyles } from '#engine/dev/list-problems.ts';

/** What all tools of the dev server look like. Nothing is inherited from the page. */
export const toolStyles = `
:host {
  all: initial;
  color-scheme: dark;
  --ground: #10151d; --raised: #1a212c; --line: #323c4b; --ink: #f2f5f9; --soft: #a9b4c3;
  --error: #ff8f88; --warning: #f2c46d; --accent: #8fc4ff;
  color: var(--ink);
  font: 400 14px/1.5 system-ui, sans-serif;
  text-align: start;
}
* { box-sizing: border-box; }
p, pre, h2 { margin: 0; padding: 0; }
a, button { color: inherit; font: inherit; }
button { cursor: pointer; border: 0; background: none; padding: 0; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
pre { overflow-x: auto; padding: 10px 12px; border-radius: 6px; background: #090c12; color: #dbe4f0; font: 13px/1.55 ui-monospace, monospace; }
${problemStyles}`;
