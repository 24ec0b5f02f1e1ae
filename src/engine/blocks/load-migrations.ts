import type { Migration } from '#contract/define-migration.ts';
import type { TypeFolders } from './type-folders.ts';

/** The migrate.ts of every block folder that has one, by the type of the block. */
export type Migrations = ReadonlyMap<string, Migration>;

export async function loadMigrations(folders: TypeFolders): Promise<Migrations> {
  const types = folders.types().filter((type) => folders.has(type, 'migrate.ts'));
  return new Map(await Promise.all(types.map(async (type) => [type, await loadMigration(folders, type)] as const)));
}

/** One that cannot be loaded fails where it is used, so that the pages that need it say so. */
async function loadMigration(folders: TypeFolders, type: string): Promise<Migration> {
  try {
    return (await folders.load<{ default: Migration }>(type, 'migrate.ts')).default;
  } catch (error) {
    const fail = () => {
      throw error;
    };
    return { isOld: fail, migrate: fail, example: { before: {}, after: {} } };
  }
}
