/**
 * Stands in front of every class name of Emotion while parts of a page are drawn, in markup and in rules, so that the name can
 * be replaced when the page is put together. A control character, because texts of authors hold none.
 */
export const classMark = '\u007f';

/** Short names for the classes of one page, in the order in which it uses them: Emotion's are hashes, which compress badly. */
export function shortenClassNames(classes: Iterable<string>): Map<string, string> {
  return new Map([...new Set(classes)].map((name, index) => [name, shortName(index)]));
}

/** Puts the short names in the places of those that are marked. */
export function applyClassNames(text: string, names: ReadonlyMap<string, string>): string {
  const [start = '', ...marked] = text.split(classMark);
  const replaced = marked.map((part) => {
    const [name = ''] = /^[\w-]+/.exec(part) ?? [];
    return (names.get(name) ?? name) + part.slice(name.length);
  });
  return start + replaced.join('');
}

/** _a, _b ... _z, _ba: an underscore, so that no class that an author of a block chose can be the same. */
function shortName(index: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return (index < 26 ? '_' : shortName(Math.floor(index / 26))) + letters[index % 26];
}
