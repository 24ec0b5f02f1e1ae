import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** How many icons are worth naming in one sentence. */
const mostNamed = 3;

let tags: Readonly<Record<string, readonly string[]>> | undefined;

/** The tags of each Lucide icon. A quarter of a megabyte, so it is only read for a wrong name. */
function readTags(): Readonly<Record<string, readonly string[]>> {
  tags ??= JSON.parse(readFileSync(require.resolve('lucide-static/tags.json'), 'utf8')) as Record<string, string[]>;
  return tags;
}

/**
 * The icons that stand for what a word means, best first: `telephone` gives phone.
 * @param names of all icons there are
 */
export function iconsByMeaning(word: string, names: readonly string[]): string[] {
  const meaning = word.toLowerCase().replace(/[-_]+/g, ' ').trim();
  if (meaning === '') return [];
  const known = new Set(names);
  const ranks = new Map<string, number>();
  for (const [name, list] of Object.entries(readTags())) {
    const place = list.findIndex((tag) => tag.toLowerCase() === meaning);
    if (place < 0 || !known.has(name)) continue;
    ranks.set(name, place);
    // "phone-log" has the tag "telephone" and "phone" does not, so the first part of a name counts too.
    const [first = ''] = name.split('-');
    if (known.has(first) && meaning.includes(first)) ranks.set(first, -1);
  }
  return [...ranks]
    .sort(([a, placeOfA], [b, placeOfB]) => placeOfA - placeOfB || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, mostNamed)
    .map(([name]) => name);
}
