import type { Element } from './read-elements.ts';

/** What selectors can name on one page, because its markup or its scripts say it. */
export interface PageWords {
  has(kind: 'tag' | 'class' | 'attribute', name: string, value?: string): boolean;
  /** Classes of elements around an island, whose states are not in the markup yet. */
  aroundIslands: ReadonlySet<string>;
}

export function classesOf({ attributes }: Element): string[] {
  return attributes.class?.split(' ') ?? [];
}

/** @param code the scripts the page loads: what they name may appear later */
export function listWords(elements: readonly Element[], code: string): PageWords {
  const markup = new Set(['html', 'body', '[data-region']);
  const aroundIslands = new Set<string>();
  for (const element of elements) {
    markup.add(element.tag);
    for (const name of classesOf(element)) markup.add(`.${name}`);
    for (const [name, value] of Object.entries(element.attributes)) markup.add(`[${name}`).add(`[${name}=${value}`);
    if ('data-island' in element.attributes) for (const name of element.around.flatMap(classesOf)) aroundIslands.add(name);
  }
  const scripted = new Set(code.match(/[\w-]+/g));
  const known = (word: string, inCode: boolean) => markup.has(word) || inCode;
  return {
    aroundIslands,
    has(kind, name, value) {
      if (kind === 'tag') return known(name, scripted.has(name));
      if (kind === 'class') return known(`.${name}`, scripted.has(name));
      return known(value === undefined ? `[${name}` : `[${name}=${value}`, code.includes(name) || scripted.has(datasetKey(name)));
    },
  };
}

/** As a script writes it: data-menu-panel is dataset.menuPanel. */
function datasetKey(name: string): string {
  return name.slice('data-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
