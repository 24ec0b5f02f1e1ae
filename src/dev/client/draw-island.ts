// Runs in the browser; apart from islands.ts, because most pages need no React.
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { MountedIsland } from '../../islands/client/mount-islands.ts';

let count = 0;

export function drawIsland({ root, Component }: MountedIsland, props: object): void {
  flushSync(() => root.render(createElement(Component, props)));
}

/** Mounts an island under ids of its own: those of the server may be taken by an island that was there before. */
export async function mountIsland(element: HTMLElement, props: object): Promise<MountedIsland> {
  const { default: Component } = await import(/* @vite-ignore */ `/src/blocks/${element.dataset.island}/island.tsx`);
  const island: MountedIsland = { element, Component, root: createRoot(element, { identifierPrefix: `dev${count++}-` }) };
  drawIsland(island, props);
  return island;
}
