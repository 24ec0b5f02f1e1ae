import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFingerprint } from '#engine/cache/engine-fingerprint.ts';
import { cacheFolder } from '#engine/cache/keep-file.ts';
import { readSealed, writeSealed } from '#engine/cache/sealed-file.ts';
import { contentHash } from '#engine/read/content-hash.ts';
import type { Reference, Validation } from './create-validator.ts';

/** What was found of a site.yaml without mistakes. */
interface Kept {
  /** A hash of everything that decides it. */
  key: string;
  references: Reference[];
}

/**
 * A validation of site.yaml that remembers in .cache/ the last file without mistakes: compiling the schema takes longer than everything else
 * that is done with most of them. Mistakes are found anew each time.
 * @param folder absolute path of the published schemas; one result is kept for each
 */
export function keepSoundSettings(validate: (data: unknown) => Validation, folder: string): (data: unknown) => Validation {
  const path = join(cacheFolder(), 'settings', `${contentHash(folder, 20)}.json`);
  const schemas = hashSchemas(folder);
  return (data) => {
    const key = contentHash(JSON.stringify([engineFingerprint(), schemas, data]), 32);
    const kept = readSealed(path) as Kept | undefined;
    if (kept?.key === key && Array.isArray(kept.references)) return { errors: [], references: kept.references };
    const found = validate(data);
    if (found.errors.length === 0) writeSealed(path, { key, references: found.references } satisfies Kept);
    return found;
  };
}

/** Of the files at the top of the folder: the schemas of blocks and of entries say nothing about site.yaml. */
function hashSchemas(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return contentHash(JSON.stringify(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')])), 32);
}
