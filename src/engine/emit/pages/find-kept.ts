import type { Reads } from '#engine/render/recorder.ts';
import type { SiteReader } from '#engine/render/site-reader.ts';
import { isIntact } from './kept-file.ts';
import { describeRead, isOwnRead } from './own-reads.ts';
import type { KeptPage, PageCache } from './page-cache.ts';

export type Verdict = { page: KeptPage; why: string } | { page?: undefined; why: string };

interface Finding {
  reader: SiteReader;
  path: string;
  /** As `listOwnReads` returns them. */
  own: Reads;
  /** Whether the search of the site reads the page. */
  isSearched: boolean;
}

/** How many reads are named that have changed. */
const mostNamed = 3;

/** The drawing of a path that is still right, and why it is, or why there is none. */
export function findKept(cache: PageCache, { reader, path, own, isSearched }: Finding): Verdict {
  let first: string | undefined;
  for (const page of cache.find(path)) {
    const changed = listChanged(page.reads, own, reader);
    if (changed.length === 0 && (page.document || !isSearched)) {
      const files = [...page.files, ...(page.document && isSearched ? [page.document] : [])];
      if (files.every(isIntact)) return { page, why: `kept: all ${page.reads.size} values that it was drawn from are as they were` };
      first ??= 'drawn: a file of its in .cache/ is missing or has changed';
    }
    first ??= `drawn: ${describeChanged(changed)}`;
  }
  return { why: first ?? 'drawn: no earlier drawing of this path is known' };
}

/** The names of the reads whose value is another one today. */
function listChanged(kept: Reads, own: Reads, reader: SiteReader): string[] {
  const differing = [...own].flatMap(([name, hash]) => (kept.get(name) === hash ? [] : [name]));
  for (const [name, hash] of kept) {
    if (own.has(name)) continue;
    if (isOwnRead(name) || reader.hashOf(name) !== hash) differing.push(name);
  }
  return differing;
}

function describeChanged(names: readonly string[]): string {
  if (names.length === 0) return 'it can be searched since';
  const more = names.length > mostNamed ? `, and ${names.length - mostNamed} more values` : '';
  return `${names.slice(0, mostNamed).map(describeRead).join('; ')}${more} changed`;
}
