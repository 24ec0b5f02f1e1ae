import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** One living island. */
export interface MountedIsland {
  element: HTMLElement;
  root: Root;
  Component: ComponentType<object>;
}

/**
 * Brings every island of one block type to life.
 * @param isMounted which of them have a root already: those that the dev server has put into the page before this script came
 */
export function mountIslands(type: string, Component: ComponentType<object>, isMounted?: (element: Element) => boolean): MountedIsland[] {
  const mounted: MountedIsland[] = [];
  // In slices: a long form hydrated in one go would keep a slow phone from answering.
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
