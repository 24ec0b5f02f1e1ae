import { deserialize, serialize } from 'node:v8';
import { engineFingerprint } from '#engine/cache/engine-fingerprint.ts';
import { keepFile } from '#engine/cache/keep-file.ts';
import type { SearchDocument } from '#engine/emit/pages/emit-pages.ts';
import { contentHash } from '#engine/read/content-hash.ts';
import { buildSearchIndex } from './build-search-index.ts';

/** Like `buildSearchIndex`, once for the same documents: the index is kept in .cache/. @throws SearchIndexFailed */
export async function keepSearchIndex(
  documents: ReadonlyMap<string, SearchDocument>,
  unread: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  if (documents.size === 0) return new Map();
  const made = [engineFingerprint(), unread, [...documents].map(([path, { hash }]) => [path, hash])];
  const contents = () => new Map([...documents].map(([path, { content }]) => [path, content]));
  const packed = await keepFile(`search/${contentHash(JSON.stringify(made), 20)}`, async () =>
    serialize([...(await buildSearchIndex(contents(), unread))]),
  );
  return new Map(deserialize(packed) as [string, Buffer][]);
}
