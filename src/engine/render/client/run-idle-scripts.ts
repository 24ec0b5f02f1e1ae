// Runs in the browser.

/** Milliseconds after the page has loaded, at the latest. */
const longest = 2_000;

/**
 * Loads the scripts that the page works without for a while, those of its forms: when the browser has nothing else to do
 * for the page, or at once when the visitor begins to use it.
 */
export function runIdleScripts(): void {
  const urls = document.querySelector<HTMLScriptElement>('script[data-idle-scripts]')?.dataset.idleScripts?.split(' ') ?? [];
  // A module that is imported twice runs once.
  const run = () => {
    for (const url of urls) void import(/* @vite-ignore */ url);
  };
  for (const event of ['pointerdown', 'keydown', 'focusin']) addEventListener(event, run, { once: true, capture: true });
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: longest }) : setTimeout(run));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
