import { dirname } from 'node:path';
import { join } from 'node:path/posix';
import { joinWords } from '#contract/join-words.ts';
import { npmRun } from '#engine/npm-run.ts';
import { relativePath } from '#engine/read/relative-path.ts';
import { configOf } from '#engine/resolve/config-of.ts';
import { idsOfKind } from '#engine/resolve/entries/entry-index.ts';
import { regionOf } from '#engine/resolve/region-of.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { idOfEntry } from '#engine/schema/entry-place.ts';
import { publishedFolder } from '#engine/schema/published-folder.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { createCompleter } from './ask.ts';
import { entryTemplate } from './entry-template.ts';
import { fileNameOfTitle } from './file-name-of-title.ts';
import { refuseName, refuseRoute, refuseSettings } from './refuse.ts';
import type { ScaffoldTarget } from './scaffold-target.ts';
import { type Created, writeCheckedFile } from './write-checked-file.ts';

export interface EntryOptions {
  /** The collection, where several have entries of the kind. */
  in?: string;
  /** The name of the file; left out, it is made of the title. */
  name?: string;
  region?: string;
}

interface NewEntry {
  /** article */
  kind: string;
  title: string;
}

/** Writes an entry that is sound but for the texts that nobody has written yet, into the folder of a collection of its kind. Never overwrites. */
export async function createEntry(
  { root, theme, ask, now = Date.now() }: ScaffoldTarget & { now?: number },
  { kind, title }: NewEntry,
  options: EntryOptions,
): Promise<Created & { route?: string }> {
  const session = await loadSite(root, theme, { now });
  const { site } = session;
  if (!site) return { problem: refuseSettings(session) };
  const schema = site.kinds.get(kind)?.schema;
  if (!schema) return { problem: refuseName(kind, [...site.kinds.keys()], 'kind of entry') };

  const complete = createCompleter(ask);
  const configs = site.site.data.collections ?? {};
  const holders = Object.keys(configs).filter((name) => configs[name]?.entry === kind);
  const [first] = holders;
  if (first === undefined) return { problem: describeMissing(kind) };
  if (holders.length > 1 && !options.in && !ask)
    return { problem: describeSeveral(holders, npmRun(`new ${kind} "${title}"`, root, `--in ${first}`)) };
  const collection =
    holders.length > 1 ? await complete(options.in, `Collection, one of ${holders.join(', ')}`, first) : (options.in ?? first);
  const unknown = refuseName(collection, holders, `collection of the kind ${kind}`);
  if (unknown) return { problem: unknown };
  const { folder = '', route: pattern } = configs[collection] ?? {};

  const { regions } = site.site.data;
  const byRoute = regionOf(pattern ?? '/', site.site.data);
  const region = options.region ?? byRoute;
  const unknownRegion = refuseName(region, Object.keys(regions), 'region');
  if (unknownRegion) return { problem: unknownRegion };
  const { lang = 'en' } = configOf(site, region).regions[region] ?? {};
  const made = options.name ?? fileNameOfTitle(title, lang);
  const routeOf = (wanted: string) => pattern?.replace('{name}', wanted);
  const refuse = (wanted: string) => refuseEntry(site, idOfEntry({ collection, name: wanted }), routeOf(wanted));
  const free = () => freeName(`${kind}-${new Date(now).toISOString().slice(0, 10)}`, (wanted) => refuse(wanted) !== undefined);
  // A title in another alphabet: its letters say nothing that a path can hold.
  const name = made ?? (await complete(undefined, 'Name of the file, in Latin letters', free()));
  const route = routeOf(name);
  const taken = refuse(name);
  if (taken) return { problem: options.name === undefined ? `${taken} Give the file another name with --name.` : taken };

  const file = join('pages', folder, `${name}.yaml`);
  const schemaPath = relativePath(dirname(join(root, file)), join(publishedFolder(root), 'entries', `${kind}.schema.json`));
  const around = {
    now,
    region,
    topic: site.entries.topics.get(collection)?.[0]?.value,
    firstOf: (wanted: string) => firstOfKind(site, wanted),
  };
  const text = entryTemplate({ title, region: region === byRoute ? undefined : region }, { schema, schemaPath, around });
  // A picture that the kind requires is the author's to bring.
  const written = await writeCheckedFile(session, { file, text, expected: ['scaffold-text', 'missing-image'] });
  return { ...written, route };
}

/** Why there can be no entry of a name, where another has the name or its path. */
function refuseEntry(site: Site, id: string, route: string | undefined): string | undefined {
  const page = (site.entries.byId.get(id) ?? site.withheld.findEntry(id))?.page;
  if (page) return `There is an entry ${id} already, in ${page.source.file}. Nothing was written.`;
  return route === undefined ? undefined : refuseRoute(route, site);
}

/** article-2026-11-22; where that is taken, article-2026-11-22-2. */
function freeName(stem: string, isTaken: (name: string) => boolean): string {
  let name = stem;
  for (let count = 2; isTaken(name); count += 1) name = `${stem}-${count}`;
  return name;
}

function firstOfKind({ entries }: Site, kind: string): string | undefined {
  return idsOfKind(entries, kind).sort()[0];
}

function describeMissing(kind: string): string {
  const name = kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`;
  return `site.yaml has no collection of the kind ${kind}. Add one there, and make the folder pages/${name}:

collections:
  ${name}: { folder: ${name}, route: "/${name}/{name}", entry: ${kind} }`;
}

function describeSeveral(holders: readonly string[], command: string): string {
  return `The collections ${joinWords(holders, 'and')} hold entries of this kind. Say which one is meant, as in: ${command}`;
}
