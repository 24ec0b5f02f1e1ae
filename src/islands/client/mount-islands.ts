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
  return [...document.querySelectorAll<HTMLElement>(`[data-island="${type}"]`)].map((element) => {
    const key = element.dataset.key ?? '';
    const props = JSON.parse(document.querySelector(`script[data-props="${key}"]`)?.textContent ?? '{}');
    let root: Root | undefined;
    // In slices: a long form hydrated in one go would keep a slow phone from answering.
    startTransition(() => {
      root = hydrateRoot(element, createElement(Component, props), { identifierPrefix: key });
    });
    return { element, Component, root: root as unknown as Root };
  });
}
