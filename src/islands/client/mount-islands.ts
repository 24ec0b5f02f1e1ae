import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Brings every island of one block type to life. */
export function mountIslands(type: string, Component: ComponentType<object>): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${type}"]`)) {
    const key = element.dataset.key ?? '';
    const props = JSON.parse(document.querySelector(`script[data-props="${key}"]`)?.textContent ?? '{}');
    hydrateRoot(element, createElement(Component, props), { identifierPrefix: key });
  }
}
