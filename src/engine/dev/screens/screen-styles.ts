import { problemStyles } from '#engine/dev/list-problems.ts';

/** What the pages of the dev server look like; independent of the styles of the site, which may be broken. */
export const screenStyles = `
:root { color-scheme: light dark; --ground: light-dark(#f7f8fa, #10151d); --raised: light-dark(#fff, #171e28); --line: light-dark(#dde2e9, #2c3644); --ink: light-dark(#16202e, #eef2f7); --soft: light-dark(#54606f, #a3afbf); --accent: light-dark(#1558a8, #8fc4ff); --error: light-dark(#b3261e, #ff8f88); --warning: light-dark(#8a5a00, #f2c46d); }
* { box-sizing: border-box; }
body { margin: 0; padding-bottom: 6rem; background: var(--ground); color: var(--ink); font: 400 1rem/1.55 system-ui, sans-serif; }
header { border-bottom: 1px solid var(--line); }
header nav, main { max-width: 78rem; margin: 0 auto; padding-inline: clamp(1rem, 4vw, 3rem); }
header nav { display: flex; gap: 1.5rem; padding-block: 0.9rem; font-size: 0.9rem; font-weight: 600; }
a { color: var(--accent); text-underline-offset: 0.2em; overflow-wrap: anywhere; }
header a { text-decoration: none; }
h1 { margin: 2.5rem 0 0.5rem; font-size: clamp(1.7rem, 1.2rem + 2vw, 2.5rem); line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; }
h2 { margin: 3.5rem 0 0.25rem; font-size: 1.3rem; line-height: 1.3; scroll-margin-top: 1rem; }
h2 + .table { margin-top: 0.9rem; }
h3 { margin: 1.75rem 0 0.5rem; font-size: 0.95rem; }
p { margin: 0.25rem 0 1rem; max-width: 44rem; }
.soft { color: var(--soft); font-size: 0.875rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.85rem; }
pre { margin: 0; padding: 1rem 1.15rem; overflow: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); line-height: 1.55; }
.table { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.65rem 1rem; border-top: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere; min-width: 7rem; }
thead th { border-top: 0; color: var(--soft); font-size: 0.8rem; font-weight: 600; white-space: nowrap; }
td ul { margin: 0; padding: 0; list-style: none; }
.count { font-variant-numeric: tabular-nums; white-space: nowrap; }
.count[data-severity=error] { color: var(--error); font-weight: 600; }
.count[data-severity=warning] { color: var(--warning); font-weight: 600; }
.badge { color: var(--warning); font-size: 0.8rem; font-weight: 600; }
.jump { display: flex; flex-wrap: wrap; gap: 0.4rem 1.1rem; margin: 1.25rem 0 0; padding: 0; list-style: none; font-size: 0.9rem; }
iframe { display: block; width: 100%; min-height: 8rem; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
.yaml { position: relative; margin-top: 1rem; }
.yaml pre { max-height: 26rem; }
button { position: absolute; inset: 0.6rem 0.6rem auto auto; min-height: 2rem; padding: 0 0.9rem; border: 1px solid var(--line); border-radius: 6px; background: var(--ground); color: var(--ink); font: 600 0.8rem system-ui, sans-serif; cursor: pointer; }
button:hover { border-color: var(--accent); color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
summary { cursor: pointer; margin-top: 1rem; font-weight: 600; font-size: 0.95rem; }
details > .table { margin-top: 0.6rem; }
@media (max-width: 40rem) {
  thead { display: none; }
  tr { display: grid; gap: 0.25rem; padding: 0.8rem 1rem; border-top: 1px solid var(--line); }
  tbody tr:first-child { border-top: 0; }
  td { padding: 0; border: 0; }
  td:empty, td:has(> ul:empty) { display: none; }
  td[data-label]::before { content: attr(data-label) ' '; color: var(--soft); font-size: 0.8rem; }
}
${problemStyles}`;
