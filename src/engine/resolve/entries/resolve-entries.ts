import type { MadeBlock } from '#contract/entry.ts';
import { nearest } from '#contract/nearest.ts';
import type { EntryKinds } from '#engine/blocks/load-kinds.ts';
import { type Diagnostic, diagnose, fileStart } from '#engine/diagnostics/diagnostic.ts';
import { configOf } from '#engine/resolve/config-of.ts';
import { regionForPage } from '#engine/resolve/region-of.ts';
import { resolvePage } from '#engine/resolve/resolve-page.ts';
import { topicPath } from '#engine/resolve/resolve-routes.ts';
import { idOfEntry } from '#engine/schema/entry-place.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import type { Page, ValidSite } from '#engine/validate/validate-document.ts';
import { createEntryIndex, type EntryIndex, type EntryRecord } from './entry-index.ts';
import type { KindFailure } from './kind-failures.ts';
import { surroundingsOf } from './surroundings.ts';

interface Collected {
  site: ValidSite;
  settings: ReadonlyMap<string, SiteConfig>;
  pages: readonly Page[];
  kinds: EntryKinds;
  /** Is told of code of kinds that throws. */
  onFailure(failure: KindFailure): void;
}

/** Collects the entries of all collections. What is wrong inside one that has a page is found when the page is resolved. */
export function resolveEntries({ site, settings, pages, kinds, onFailure }: Collected): { index: EntryIndex; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const values = pages.flatMap((page) => {
    if (!page.entry) return [];
    const path = page.data.route ?? '/';
    const regionName = regionForPage(page, path, site.data);
    const {
      data,
      references,
      diagnostics: found,
    } = resolvePage({ page, path, regionName, settings: configOf({ settings, site }, regionName) });
    if (page.data.route === undefined) diagnostics.push(...found);
    return [{ page, regionName, data, references }];
  });
  const topicPages = pages.filter(({ data }) => data.topicsOf !== undefined && data.route !== undefined);
  const topicHref = (collection: string, topic: string) => {
    const page = topicPages.find(({ data }) => data.topicsOf === collection);
    return page && topicPath(page.data.route as string, topic);
  };
  const index = createEntryIndex(values, kinds, { configs: site.data.collections ?? {}, topicHref, onFailure });
  return { index, diagnostics: [...diagnostics, ...describeTwins(pages)] };
}

/** What the kind of an entry draws on its page around what its author wrote. */
export interface Frame {
  before: readonly MadeBlock[];
  after: readonly MadeBlock[];
}

interface Framing extends Pick<Collected, 'onFailure'> {
  index: EntryIndex;
  /** Of the blocks that there are. */
  types: readonly string[];
}

export function frameOf(record: EntryRecord, { index, types, onFailure }: Framing): Frame {
  // What an entry with mistakes lacks, its kind may rely on.
  const report = (cause: unknown) => record.page.unsound || onFailure({ page: record.page, part: 'page', cause });
  try {
    const frame: Partial<Frame> | undefined = record.kind.definition.page(record.entry, surroundingsOf(record, index));
    const problem = describeFrame(frame, types);
    if (problem === undefined) return frame as Frame;
    report(problem);
  } catch (error) {
    report(error);
  }
  return { before: [], after: [] };
}

/** What is wrong with the blocks that a kind returns: no compiler has to have read its code. */
function describeFrame(frame: Partial<Frame> | undefined, types: readonly string[]): string | undefined {
  const parts: unknown[] = [frame?.before, frame?.after];
  if (!parts.every(Array.isArray)) return 'It must return two lists of blocks, { before: [], after: [] }.';
  const blocks = parts.flat() as (Partial<MadeBlock> | null | undefined)[];
  const at = blocks.findIndex((block) => !types.includes(block?.type ?? ''));
  if (at < 0) return undefined;
  const type = blocks[at]?.type;
  if (type === undefined) return 'It returns a block without a type.';
  const guess = nearest(String(type), types);
  return `It returns a block of the type "${type}", which does not exist.${guess ? ` Did you mean "${guess}"?` : ''}`;
}

/** Two entries of one collection with one name: what refers to it would mean either. */
function describeTwins(pages: readonly Page[]): Diagnostic[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    // Where they have pages, two with one path are reported already.
    if (!page.entry || page.data.route !== undefined) return [];
    const id = idOfEntry(page.entry);
    const earlier = first.get(id);
    if (!earlier) {
      first.set(id, page);
      return [];
    }
    return [
      diagnose({
        code: 'duplicate-entry',
        file: page.source.file,
        range: fileStart,
        message: `The entry ${id} is there twice: ${earlier.source.file} has the same name.`,
        suggestion: 'Give one of the two files another name.',
      }),
    ];
  });
}
