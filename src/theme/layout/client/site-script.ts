// Runs in the browser on every page.
import { finishAfterFirstPaint } from './after-first-paint.ts';

// A menu that was left open would still be open when the visitor comes back with the Back button, and a link to a place
// on the same page loads nothing that could close it.
function closeMenus(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) panel.hidePopover();
}

document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[popover] a[href]')) closeMenus();
});
addEventListener('pagehide', closeMenus);

// What is focused next must not lie behind an open panel (WCAG 2.2, 2.4.11). The button that opens the panel belongs to it.
document.addEventListener('focusin', ({ target }) => {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'))
    if (!panel.contains(target as Node) && !(target as Element).matches(`[popovertarget="${panel.id}"]`)) panel.hidePopover();
});

// A form works before its script arrives, so the script leaves the line to the page until that is drawn; but it comes at
// once when somebody begins to use the page.
function loadLateScripts(): void {
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[type="module/late"]')) void import(/* @vite-ignore */ src);
}

for (const event of ['pointerdown', 'keydown', 'focusin']) addEventListener(event, loadLateScripts, { once: true, capture: true });
const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(loadLateScripts, { timeout: 2_000 }) : setTimeout(loadLateScripts);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });

void finishAfterFirstPaint();
