/** What selectors can name on one page, because its markup or its scripts say it. */
export interface PageWords {
  has(kind: 'tag' | 'class' | 'attribute', name: string, value?: string): boolean;
  /** Classes of elements around an island, whose states are not in the markup yet. */
  aroundIslands: ReadonlySet<string>;
}

const voidTags = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/**
 * Reads the elements of a page as React writes them.
 * @param code the scripts the page loads: what they name may appear later
 */
export function listWords(html: string, code: string): PageWords {
  const markup = new Set(['html', 'body', '[data-region']);
  const aroundIslands = new Set<string>();
  const stack: { tag: string; classes: readonly string[] }[] = [];
  const bare = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g, '$1');
  for (const [, closing, tag = '', attributes = ''] of bare.matchAll(/<(\/)?([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi)) {
    if (closing) {
      stack.pop();
      continue;
    }
    const classes = attributes.match(/ class="([^"]*)"/)?.[1]?.split(' ') ?? [];
    markup.add(tag);
    for (const name of classes) markup.add(`.${name}`);
    for (const [, name, value = ''] of attributes.matchAll(/ (data-[\w-]+)(?:="([^"]*)")?/g))
      markup.add(`[${name}`).add(`[${name}=${value}`);
    if (attributes.includes(' data-island=')) for (const outer of stack) for (const name of outer.classes) aroundIslands.add(name);
    if (!voidTags.has(tag) && !attributes.endsWith('/')) stack.push({ tag, classes });
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
