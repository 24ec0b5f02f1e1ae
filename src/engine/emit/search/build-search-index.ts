import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapLimited } from '#engine/emit/map-limited.ts';
import { type Content, writeFiles } from '#engine/emit/output/write-files.ts';
import { runPagefind } from './run-pagefind.ts';
import { isSearchFile, searchFolder } from './search-files.ts';

/** Files that are open at once. */
const atOnce = 8;

/**
 * The index of a site: the files by which a browser searches it, by path in dist/. The same documents give the same files.
 * @param documents what Pagefind reads, by the path of the page
 * @param unread selectors of what is not content
 * @throws SearchIndexFailed
 */
export async function buildSearchIndex(
  documents: ReadonlyMap<string, Content>,
  unread: readonly string[] = [],
): Promise<Map<string, Buffer>> {
  // Pagefind takes an empty site for a mistake.
  if (documents.size === 0) return new Map();
  const folder = await mkdtemp(join(tmpdir(), 'search-index-'));
  const [pages, made] = [join(folder, 'pages'), join(folder, 'made')];
  try {
    await writeFiles(pages, new Map([...documents].map(([path, html]) => [join(path, 'index.html'), html])));
    await runPagefind({ pages, made, unread });
    const entries = await readdir(made, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(made.length + 1)
          .replaceAll('\\', '/'),
      );
    const kept = files.filter(isSearchFile).sort();
    return new Map(await mapLimited(kept, atOnce, async (file) => [searchFolder + file, await readIndexFile(made, file)] as const));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Pagefind lists the languages in no order; sorted, the list is the same each time. @param made the folder of the index */
async function readIndexFile(made: string, file: string): Promise<Buffer> {
  const bytes = await readFile(join(made, file));
  if (file !== 'pagefind-entry.json') return bytes;
  const { languages, ...rest } = JSON.parse(bytes.toString()) as { languages: Record<string, unknown> };
  const sorted = Object.fromEntries(Object.entries(languages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return Buffer.from(JSON.stringify({ ...rest, languages: sorted }));
}
