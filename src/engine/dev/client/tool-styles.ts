// Runs in the browser.

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
p, pre, ol, h2 { margin: 0; padding: 0; }
ol { list-style: none; }
a, button { color: inherit; font: inherit; }
button { cursor: pointer; border: 0; background: none; padding: 0; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.problem { display: grid; gap: 6px; padding: 14px 0; border-top: 1px solid var(--line); }
.problem:first-child { border-top: 0; }
.problem .place { justify-self: start; color: var(--accent); font: 600 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; text-underline-offset: 3px; }
.problem .kind { color: var(--soft); font: 12px/1.4 ui-monospace, monospace; }
.problem .kind b { color: var(--error); font-weight: 600; }
.problem[data-severity=warning] .kind b { color: var(--warning); }
.problem .message { font-weight: 600; overflow-wrap: anywhere; }
.problem .suggestion { color: var(--soft); overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: 10px 12px; border-radius: 6px; background: #090c12; color: #dbe4f0; font: 13px/1.55 ui-monospace, monospace; }
`;
