import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import { someText } from '#engine/read/origin-at.ts';
import { hashOfValue } from '#engine/render/recorder.ts';
import { textAnchors } from '#engine/resolve/list-targets.ts';
import { readMarkdown } from '#engine/resolve/read-markdown.ts';
import type { Reference } from '#engine/validate/create-validator.ts';
import type { Page } from '#engine/validate/validate-document.ts';

/**
 * The hash of all that the rest of a site may read of a page: its paths, its title and its other keys, which blocks it has, where it
 * links, which names it gives and uses. While it stays the same, the page says only other words, and no other page and no file that
 * lists pages is made of those. (Compilers call this the interface of a module, and skip what depends on it.)
 */
export function hashInterface(page: Page, blocks: ReadonlyMap<string, AnyBlock>): string {
  const { source, data, references, entry } = page;
  const { blocks: own, description, ...keys } = data;
  const layers = source.layers?.sources.map(({ file }) => file);
  // What an entry says stands on the pages that list it, and a variable in any text names a setting.
  const isOpen = entry !== undefined || someText(source, (text) => text.includes('${'));
  return hashOfValue([
    source.file,
    layers,
    keys,
    // What a form asks for is handed to the server that receives it.
    own.map((block) => (blocks.get(block.type)?.receives ? block : [block.type, block.id])),
    references.flatMap(listNamed),
    textAnchors(page).map(({ id }) => id),
    isOpen ? data : undefined,
  ]);
}

/** What a reference names; of a Markdown text its links and pictures. */
function listNamed({ kind, value, isLong }: Reference): string[][] {
  if (kind !== 'markdown') return [[kind, value]];
  const { links, images } = readMarkdown(value, isLong);
  return [...links.map((link) => ['link', link.value]), ...images.map(({ src = '' }) => ['image', src])];
}

/** What a page must not ask for to be drawn without the rest of the site. */
const asking = new Set<Reference['kind']>(['collection', 'entry', 'topic', 'search-index']);

/** Whether a page can be drawn from its own file, the settings, and the pages above it in the site. */
export function standsAlone({ data, entry, references }: Page): boolean {
  const { topicsOf, wildcards } = data;
  return entry === undefined && topicsOf === undefined && !wildcards?.length && !references.some(({ kind }) => asking.has(kind));
}
