import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** One living island. */
export interface MountedIsland {
  element: HTMLElement;
  root: Root;
  Component: ComponentType<object>;
}

/** Brings every island of one block type to life. */
export function mountIslands(type: string, Component: ComponentType<object>): MountedIsland[] {
  const mounted: MountedIsland[] = [];
  // In slices: a long form hydrated in one go would keep a slow phone from answering.
  startTransition(() => {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${type}"]`)) {
      const key = element.dataset.key ?? '';
      const props = JSON.parse(document.querySelector(`script[data-props="${key}"]`)?.textContent ?? '{}');
      mounted.push({ element, Component, root: hydrateRoot(element, createElement(Component, props), { identifierPrefix: key }) });
    }
  });
  return mounted;
}
