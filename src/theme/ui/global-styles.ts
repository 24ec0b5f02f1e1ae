import { fontStack } from '#theme/fonts/font-faces.ts';

/** Reset, type scale and the few rules that every page shares. Sizes are fluid between 360 and 1440 px, the largest up to 1740. */
export const globalStyles = `
:root {
  color-scheme: light dark;
  --font-text: ${fontStack('text')}, system-ui, sans-serif;
  --font-display: ${fontStack('display')}, Georgia, serif;
  --text-xs: 0.8125rem;
  --text-sm: 0.9375rem;
  --text-md: 1.0625rem;
  --text-lg: clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem);
  --title-sm: clamp(1.1875rem, 1.13rem + 0.25vw, 1.375rem);
  --title-md: clamp(1.875rem, 1.5rem + 1.7vw, 3rem);
  --title-lg: clamp(2.125rem, 1.65rem + 2.1vw, 3.5rem);
  --title-xl: clamp(2.5rem, 1.7rem + 3.5vw, 5.5rem);
  --gutter: clamp(1.25rem, 0.5rem + 3.2vw, 3.5rem);
  --section: clamp(2.75rem, 60vw - 11rem, clamp(3.5rem, 2.4rem + 4.6vw, 7rem));
  --header: 80px;
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: calc(var(--header) + 1rem); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 var(--text-md)/1.65 var(--font-text); text-rendering: optimizeLegibility; -webkit-font-smoothing: antialiased; }
h1, h2, h3, h4, h5, h6 { margin: 0; font-family: var(--font-display); font-weight: 500; line-height: 1.14; letter-spacing: -0.012em; text-wrap: balance; overflow-wrap: anywhere; }
p, ul, ol, dl, dd, figure, blockquote { margin: 0; padding: 0; }
ul[class], ol[class] { list-style: none; }
p, li, dt, dd { text-wrap: pretty; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
img, svg { display: block; max-width: 100%; height: auto; }
/* Line icons. Under a card that is not the highlighted one they lose some colour, see card-highlight.ts. */
.icon { flex: none; width: 1.25em; height: 1.25em; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; opacity: var(--dimmed, 1); }
/* An address of several lines. */
.lines { font-style: normal; }
.lines > span { display: block; }
button, input, select, textarea { font: inherit; color: inherit; }
button { cursor: pointer; --dimmed: 1; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 2px; }
::selection { background: var(--tint); }
[hidden] { display: none !important; }
.visually-hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; inset-inline-start: 1rem; top: -5rem; z-index: 20; padding: 0.75rem 1.25rem; background: var(--fill); color: var(--on-fill); }
.skip:focus { top: 0.75rem; }
@media (prefers-reduced-motion: no-preference) {
  @view-transition { navigation: auto; }
  html { scroll-behavior: smooth; }
  .icon { transition: opacity 0.16s; }
  @supports (animation-timeline: view()) {
    @media screen {
      main > section ~ section ~ section > div { animation: enter linear; animation-timeline: view(); animation-range: entry 0% entry min(8rem, 60%); }
    }
  }
}
@keyframes enter { from { opacity: 0; translate: 0 12px; } }
/* If a page is shorter than the screen, the colour of the footer fills the rest. */
@media screen { html { background: var(--band); } }
@media print {
  :root { color-scheme: light; --section: 1.5rem; }
  main > section { color-scheme: light !important; background: none !important; }
  main > section::before { display: none; }
  main a { background: none !important; color: var(--ink) !important; }
  main :is(li, dl > div, figure, fieldset) { break-inside: avoid; }
  main :is(h1, h2, h3, h4, svg) { break-after: avoid; }
  header nav, [popover], footer, button, .skip { display: none !important; }
  a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.8em; }
}
`;
