// Runs in the browser.
import type { Result } from './find-pages.ts';

/** A page that was found, as an entry of the list. @param level of its heading */
export function drawResult({ page, excerpt }: Result, level: string): HTMLElement {
  const link = element('a', [page.title]);
  link.href = page.href;
  const path = element('bdi', [decodeURI(page.href)]);
  path.dir = 'ltr';
  const place = element('p', [...page.places.map((name) => `${name} · `), path]);
  place.className = 'place';
  const words = excerpt.map((piece, index) => (index % 2 === 0 ? piece : element('mark', [piece])));
  const item = element('li', [element(`h${level}` as 'h2', [link]), element('p', words), place]);
  if (page.lang) item.lang = page.lang;
  return item;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, content: readonly (string | Node)[]): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
