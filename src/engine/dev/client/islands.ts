// Runs in the browser.
import type { MountedIsland } from '#engine/islands/client/mount-islands.ts';

const living = new Map<Element, MountedIsland>();

/** Remembers the islands of the page; called by the script of each island. */
export function keepIslands(islands: readonly MountedIsland[]): void {
  for (const island of islands) living.set(island.element, island);
}

/** Whether the script of an island has taken it over; until then the island is a part of the server's document like any other. */
export function isLiving(element: Element): boolean {
  return living.has(element);
}

/** Draws a living island with new properties; its state and what was typed into it stay. @param script its data */
export function drawIslandAgain(script: Element, after: Element): void {
  const island = living.get(script.previousElementSibling ?? script);
  if (island) void import('./draw-island.ts').then(({ drawIsland }) => drawIsland(island, JSON.parse(after.textContent ?? '{}')));
}

/** Mounts the islands that are new in the page. */
export async function mountNewIslands(added: readonly Element[]): Promise<void> {
  for (const root of added) {
    for (const element of [root, ...root.querySelectorAll('[data-island]')].filter((found) => found.matches('[data-island]'))) {
      const { mountIsland, loadIsland } = await import('./draw-island.ts');
      const Component = await loadIsland(element as HTMLElement);
      // The script of its block may have been loaded meanwhile and have mounted it.
      if (isLiving(element)) continue;
      const props = JSON.parse(element.nextElementSibling?.textContent ?? '{}');
      living.set(element, mountIsland(element as HTMLElement, Component, props));
    }
  }
}

/** Unmounts the islands inside an element that is removed from the page. */
export function forgetIslands(gone: Element): void {
  for (const [element, { root }] of living) {
    if (!gone.contains(element)) continue;
    living.delete(element);
    unmountWhenLive(element, () => root.unmount());
  }
}

/** React reports a failure where a root goes before it has hydrated. @param tries each of 50 ms */
function unmountWhenLive(element: Element, unmount: () => void, tries = 100): void {
  if (element.hasAttribute('data-live') || tries === 0) unmount();
  else setTimeout(() => unmountWhenLive(element, unmount, tries - 1), 50);
}
