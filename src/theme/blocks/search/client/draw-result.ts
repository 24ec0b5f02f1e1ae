// Runs in the browser.
import type { Result } from './find-pages.ts';

/** A page that was found, as an entry of the list. @param level of its heading */
export function drawResult({ page, excerpt }: Result, level: string): HTMLElement {
  const link = element('a', [page.title]);
  link.href = page.href;
  const path = element('bdi', [decodeURI(page.href)]);
  path.dir = 'ltr';
  const place = named('place', element('p', [...page.places.map((name) => `${name} · `), path]));
  const words = excerpt.map((piece, index) => (index % 2 === 0 ? piece : named('hit', element('mark', [piece]))));
  const heading = named('name', element(`h${level}` as 'h2', [link]));
  const item = element('li', [heading, element('p', words), place]);
  if (page.lang) item.lang = page.lang;
  return item;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, content: readonly (string | Node)[]): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

/** Gives an element its class. */
function named<Made extends HTMLElement>(name: string, made: Made): Made {
  made.className = name;
  return made;
}
