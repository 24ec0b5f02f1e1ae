// Runs in the browser: it stands in the head of every document, and nothing of the body has been read when it runs.
import { findLateFonts } from './late-fonts.ts';

/** Milliseconds after which the scripts run in a browser that does not report its first paint. */
const longest = 3_000;

const { dataset } = document.currentScript as HTMLScriptElement;
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isFirstLoad = navigation?.type === 'navigate';

// The browser is to show a place further down the page, so all of the page has to be laid out at once.
if (!isFirstLoad || location.hash) document.documentElement.dataset.whole = '';

// The fonts wait for the first paint of the page's text (after-first-paint.ts), unless the browser has them already: the
// visitor loads the page again, or comes from another page of this site.
if (!isFirstLoad || document.referrer.startsWith(`${location.origin}/`)) {
  const fonts = findLateFonts()?.sheet;
  if (fonts) fonts.media.mediaText = 'all';
}

// The scripts of the page are loaded ahead, and run after the first paint (First Contentful Paint, W3C Paint Timing).
const scripts = dataset.scripts?.split(' ') ?? [];
for (const href of scripts)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }));
const run = () => {
  for (const url of scripts) void import(/* @vite-ignore */ url);
};

// The first paint may show only the top of the page; the scripts wait until the rest has been read and painted too.
document.addEventListener('DOMContentLoaded', () => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) requestAnimationFrame(() => setTimeout(run));
  }).observe({ type: 'paint', buffered: true });
  setTimeout(run, longest);
});
