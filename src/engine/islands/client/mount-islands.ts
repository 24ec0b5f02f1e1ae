import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** One mounted island. */
export interface MountedIsland {
  element: HTMLElement;
  root: Root;
  Component: ComponentType<object>;
}

/**
 * Mounts every island of one block type. @param isMounted tells islands that have a root already: the dev server may have
 * mounted them before this script was loaded
 */
export function mountIslands(type: string, Component: ComponentType<object>, isMounted?: (element: Element) => boolean): MountedIsland[] {
  const mounted: MountedIsland[] = [];
  // As a transition React hydrates in slices; in one go a long form would block a slow phone.
  startTransition(() => {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${type}"]`)) {
      if (isMounted?.(element)) continue;
      const key = element.dataset.key ?? '';
      const props = JSON.parse(document.querySelector(`script[data-props="${key}"]`)?.textContent ?? '{}');
      mounted.push({ element, Component, root: hydrateRoot(element, createElement(Component, props), { identifierPrefix: key }) });
    }
  });
  return mounted;
}
