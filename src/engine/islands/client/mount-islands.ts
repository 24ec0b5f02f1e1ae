import { type ComponentType, createElement, type ReactElement, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** One mounted island. */
export interface MountedIsland {
  element: HTMLElement;
  root: Root;
  Component: ComponentType<object>;
}

/** What the root of an island renders: its component, and `data-live` on its element once that is hydrated. */
export function renderIsland({ element, Component }: Pick<MountedIsland, 'element' | 'Component'>, props: object): ReactElement {
  return createElement(Island, { element }, createElement(Component, props));
}

function Island({ element, children }: { element: HTMLElement; children?: ReactElement }) {
  // Behind the effects of the component: it is ready for whoever waits for the mark. Each time, which costs less script than to
  // compare with the last.
  useEffect(() => {
    element.dataset.live = '';
  });
  return children;
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
      const root = hydrateRoot(element, renderIsland({ element, Component }, props), { identifierPrefix: key });
      mounted.push({ element, Component, root });
    }
  });
  return mounted;
}
