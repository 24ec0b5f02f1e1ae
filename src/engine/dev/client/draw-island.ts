// Runs in the browser; apart from islands.ts, because most pages need no React.
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { blockModuleUrl } from '#engine/dev/wire.ts';
import { type MountedIsland, renderIsland } from '#engine/islands/client/mount-islands.ts';

let count = 0;

export function drawIsland(island: MountedIsland, props: object): void {
  flushSync(() => island.root.render(renderIsland(island, props)));
}

/** The component of an island, by the type of its block. */
export async function loadIsland(element: HTMLElement): Promise<ComponentType<object>> {
  const { default: Component } = await import(/* @vite-ignore */ blockModuleUrl(String(element.dataset.island), 'island.tsx'));
  return Component;
}

/** Mounts an island under ids of its own: those of the server may be taken by an island that was there before. */
export function mountIsland(element: HTMLElement, Component: ComponentType<object>, props: object): MountedIsland {
  const island: MountedIsland = { element, Component, root: createRoot(element, { identifierPrefix: `dev${count++}-` }) };
  drawIsland(island, props);
  return island;
}
