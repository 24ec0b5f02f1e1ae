import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { JsonSchema } from '#contract/json-schema.ts';
import { type ListKind, type NamedKind, namedKinds } from '#contract/reference-kinds.ts';
import { sharedName } from '#engine/layers/base-path.ts';
import { isRecord } from '#engine/read/is-record.ts';
import { listEntries } from '#engine/read/list-entries.ts';
import { entryPlaceOf } from './entry-place.ts';
import { isListOf, listNames } from './named-lists.ts';

export interface SiteNames extends Record<NamedKind, readonly string[]> {
  /** The type of each shared block by its name. */
  sharedBlocks: ReadonlyMap<string, string>;
}

export const noNames = {
  ...Object.fromEntries(namedKinds.map((kind) => [kind, []])),
  sharedBlocks: new Map(),
} as unknown as SiteNames;

/**
 * The names of one site, for editors to offer.
 * @param root its folder @param flags that the theme draws
 * @returns no names where the file is missing or unsound: editors then offer nothing, and checking needs none of this
 */
export async function readSiteNames(root: string, flags: readonly string[]): Promise<SiteNames> {
  let site: Data = {};
  try {
    site = toData(parse(await readFile(join(root, 'site.yaml'), 'utf8')));
  } catch {
    // The check says what is wrong with the file.
  }
  const sharedBlocks = await readSharedBlocks(root);
  const regions = toData(site.regions);
  const keys = (value: unknown) => Object.keys(toData(value)).sort();
  // Names of all regions: a page that is shown in several regions uses the same name in each.
  const listsOf = (kind: ListKind) => {
    const names = (data: Data) => listNames(data, (value) => isListOf(value, kind));
    return [
      ...names({ lists: toData(site.lists) }).sort(),
      ...new Set(
        Object.values(regions)
          .flatMap((region) => names({ region }))
          .sort(),
      ),
    ];
  };
  return {
    region: keys(regions),
    menu: keys(site.menus),
    footer: keys(site.footers),
    flag: [...new Set([...keys(regions), ...flags])].sort(),
    'option-list': listsOf('option-list'),
    'text-list': listsOf('text-list'),
    'shared-block': [...sharedBlocks.keys()],
    collection: keys(site.collections),
    topic: [...new Set(Object.values(toData(site.collections)).flatMap((collection) => topicsOf(toData(collection).topics)))].sort(),
    entry: await listEntryNames(root, site),
    sharedBlocks,
  };
}

/** Every entry by its collection and the name of its file: people/ada. */
async function listEntryNames(root: string, site: Data): Promise<string[]> {
  const folders = Object.entries(toData(site.collections)).flatMap(([name, collection]) => {
    const { folder } = toData(collection);
    return typeof folder === 'string' ? [{ name, folder: `pages/${folder}` }] : [];
  });
  if (folders.length === 0) return [];
  const { files, parts } = await listEntries(root);
  const places = [...files, ...parts].flatMap((file) => entryPlaceOf(file, folders) ?? []);
  return places.map(({ collection, name }) => `${collection}/${name}`).sort();
}

/** The schema that holds them as examples, which editors offer and validation ignores: other sites have other names. */
export function siteNamesSchema(names: SiteNames): JsonSchema {
  const definitions = Object.fromEntries(namedKinds.map((kind) => [kind, names[kind].length > 0 ? { examples: names[kind] } : {}]));
  const isUsed = (name: string) => ({ type: 'object', required: ['use'], properties: { use: { const: name } } });
  const change = {
    allOf: [...names.sharedBlocks].map(([name, type]) => ({
      if: isUsed(name),
      // biome-ignore lint/suspicious/noThenProperty: `then` is the JSON Schema keyword.
      then: { $ref: `blocks/${type}.schema.json#/definitions/change` },
    })),
  };
  return {
    title: 'Names of this site',
    description: 'What editors offer where a page names something of site.yaml or a shared block.',
    definitions: { ...definitions, 'shared-change': change.allOf.length > 0 ? change : {} },
  };
}

/** The type of every shared block by its name; of one that uses another, the type of that one. */
async function readSharedBlocks(root: string): Promise<Map<string, string>> {
  const { parts } = await listEntries(root);
  const blocks = new Map<string, Data>();
  for (const file of parts) {
    const name = sharedName(file);
    if (name === undefined) continue;
    const data = await readFile(join(root, file), 'utf8')
      .then(parse)
      .catch(() => undefined);
    blocks.set(name, toData(data));
  }
  const typeOf = (name: unknown, above: readonly unknown[] = []): unknown => {
    const block = blocks.get(String(name));
    return block?.type ?? (block?.use === undefined || above.includes(name) ? undefined : typeOf(block.use, [...above, name]));
  };
  return new Map(
    [...blocks.keys()].flatMap((name): [string, string][] => (typeof typeOf(name) === 'string' ? [[name, String(typeOf(name))]] : [])),
  );
}

type Data = Record<string, unknown>;

function toData(value: unknown): Data {
  return isRecord(value) ? value : {};
}

/** The names of topics, each written as its name or with a label. */
function topicsOf(topics: unknown): string[] {
  if (!Array.isArray(topics)) return [];
  return topics.map((topic) => (typeof topic === 'string' ? topic : String(toData(topic).value ?? ''))).filter(Boolean);
}
