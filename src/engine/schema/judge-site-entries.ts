import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryDefinition } from '#contract/entry.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { siteEntries, type TypeFolders } from '#engine/blocks/type-folders.ts';
import { judgeSchemaAt, type LocatedMistake, mistakeIn, mistakeOfLoading } from './judge-schemas.ts';
import { keysOfEveryEntry } from './publish-entry-schemas.ts';

/** Words of `npm run new` that a kind of entry cannot be called. */
const taken: readonly string[] = ['site', 'block', 'page'];

/** What is wrong with the folders of a site's own kinds of entries. @param root absolute path of the site */
export async function judgeSiteEntries(root: string, folders: TypeFolders): Promise<LocatedMistake[]> {
  const home = siteEntries(root);
  if (!existsSync(home)) return [];
  const kinds = readdirSync(home, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const found = await Promise.all(kinds.map(({ name }) => judgeKind(name, join(home, name), folders)));
  return found.flat();
}

async function judgeKind(kind: string, folder: string, folders: TypeFolders): Promise<LocatedMistake[]> {
  const file = join(folder, 'schema.ts');
  if (folders.isOfTheme(kind))
    return [mistakeIn(file, `The theme has a kind of entry "${kind}" already.`, 'Give the folder another name.')];
  if (taken.includes(kind) || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(kind))
    return [mistakeIn(file, `"${kind}" cannot be the name of a kind of entry.`, 'Use lower-case words joined by hyphens: job-offer.')];
  const missing = ['schema.ts', 'entry.ts'].filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0)
    return missing.map((name) =>
      mistakeIn(join(folder, name), `The kind of entry "${kind}" lacks ${name}.`, 'Write it; docs/journal.md shows a whole one.'),
    );
  return [...(await judgeShape(kind, file, folders)), ...(await judgeDefinition(kind, join(folder, 'entry.ts'), folders))];
}

async function judgeShape(kind: string, file: string, folders: TypeFolders): Promise<LocatedMistake[]> {
  try {
    const { schema } = await folders.load<{ schema?: JsonSchema }>(kind, 'schema.ts');
    const clashes = Object.keys(schema?.properties ?? {}).filter((key) => keysOfEveryEntry.includes(key));
    return [
      ...(await judgeSchemaAt(file, schema)),
      ...clashes.map((key) => mistakeIn(file, `Every entry has a key "${key}" already.`, 'Give this one another name.')),
    ];
  } catch (error) {
    return [mistakeOfLoading(file, error)];
  }
}

async function judgeDefinition(kind: string, file: string, folders: TypeFolders): Promise<LocatedMistake[]> {
  try {
    const { default: definition } = await folders.load<{ default?: Partial<EntryDefinition<unknown>> }>(kind, 'entry.ts');
    const lacking = (['teaser', 'page'] as const).filter((name) => typeof definition?.[name] !== 'function');
    return lacking.map((name) =>
      mistakeIn(file, `The definition of the kind has no function "${name}".`, 'Write: export default defineEntry<…>({ teaser, page });'),
    );
  } catch (error) {
    return [mistakeOfLoading(file, error)];
  }
}
