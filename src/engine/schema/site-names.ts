import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { JsonSchema } from '#contract/json-schema.ts';
import { type ListKind, type NamedKind, namedKinds } from '#contract/reference-kinds.ts';
import { isListOf, listNames } from './named-lists.ts';

export type SiteNames = Record<NamedKind, readonly string[]>;

export const noNames = Object.fromEntries(namedKinds.map((kind) => [kind, []])) as unknown as SiteNames;

/**
 * The names of one site, for editors to offer.
 * @param path of its site.yaml @param flags that the theme draws
 * @returns no names where the file is missing or unsound: editors then offer nothing, and checking needs none of this
 */
export async function readSiteNames(path: string, flags: readonly string[]): Promise<SiteNames> {
  let site: Data = {};
  try {
    site = toData(parse(await readFile(path, 'utf8')));
  } catch {
    // The check says what is wrong with the file.
  }
  const regions = toData(site.regions);
  const keys = (value: unknown) => Object.keys(toData(value)).sort();
  // What one region has, pages of the others ask for by the same name.
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
  };
}

/** The schema that holds them as examples, which editors offer and validation ignores: other sites have other names. */
export function siteNamesSchema(names: SiteNames): JsonSchema {
  const definitions = Object.fromEntries(namedKinds.map((kind) => [kind, names[kind].length > 0 ? { examples: names[kind] } : {}]));
  return { title: 'Names of this site', description: 'What editors offer where a page names something of site.yaml.', definitions };
}

type Data = Record<string, unknown>;

function toData(value: unknown): Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : {};
}
