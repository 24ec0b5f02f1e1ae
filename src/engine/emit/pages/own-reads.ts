import { hashOfValue, type Reads } from '#engine/render/recorder.ts';
import type { SiteReader } from '#engine/render/site-reader.ts';
import type { Route } from '#engine/resolve/resolve-site.ts';

/**
 * What a page is drawn from that belongs to it alone: its values with everything filled in, what its head says, and the code of
 * the site's own blocks on it. @param route as `composeRoute` returns it
 * @param codeOf the hash of the code of a block of the site; undefined for a block of the theme
 */
export function listOwnReads(reader: SiteReader, route: Route, codeOf: (type: string) => string | undefined): Reads {
  const { blocks, ...data } = route.data;
  const reads = new Map<string, string>();
  const add = (name: string, value: unknown) => {
    if (value !== undefined) reads.set(name, hashOfValue(value));
  };
  add('path', [route.path, route.regionName]);
  add('file', route.page.source.file);
  for (const [key, value] of Object.entries(data)) add(`page ${key}`, value);
  for (const [index, block] of blocks.entries()) add(`block ${index + 1} ${block.type}`, block);
  for (const [key, value] of Object.entries(reader.head(route))) add(`head ${key}`, value);
  for (const type of new Set(blocks.map(({ type }) => type))) add(`code ${type}`, codeOf(type));
  return reads;
}

/** The kinds of reads that `listOwnReads` lists. */
const ownKinds = /^(?:path|file|page|block|head|code)(?: |$)/;

/** Whether a read belongs to its page alone. */
export function isOwnRead(name: string): boolean {
  return ownKinds.test(name);
}

/** A read in words, as the end of a sentence: "the block 3 (hero)". */
export function describeRead(name: string): string {
  const [kind = '', ...words] = name.split(' ');
  const rest = words.join(' ');
  switch (kind) {
    case 'page':
      return `"${rest}" of the page`;
    case 'block':
      return `block ${words[0]} (${words[1]})`;
    case 'head':
      return `"${rest}" of the head, which is derived from the page and from others`;
    case 'code':
      return `the code of the block ${rest}`;
    case 'config':
      return `"${words.slice(1).join('.')}" of site.yaml, as the region ${words[0]} sees it`;
    case 'config-keys':
      return 'the keys of site.yaml';
    case 'words':
      return `the words of the region ${rest}`;
    case 'image':
      return `the picture ${rest.replace('|', '/')}`;
    case 'script':
      return `the script ${rest}`;
    case 'fonts':
      return 'the fonts';
    case 'search-index':
      return 'whether the site can be searched';
    case 'views':
      return 'how views reach what counts them';
    case 'page-groups':
      return `the list of all pages for the region ${rest}`;
    case 'path':
      return 'its path or region';
    default:
      return `its ${kind}`;
  }
}
