import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { engineRoot } from '#engine/engine-root.ts';

export const fixtureSites = join(engineRoot, 'tests', 'fixtures', 'sites');

/**
 * A copy of a fixture site with files put over it, in a folder of its own.
 * @param files contents by path; `null` deletes the file @param site which fixture; left out, the smallest
 * @returns the folder, which the caller removes
 */
export function createScratchSite(files: Readonly<Record<string, string | Buffer | null>>, site = 'smallest'): string {
  const folder = mkdtempSync(join(tmpdir(), 'scratch-site-'));
  cpSync(join(fixtureSites, site), folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    if (content === null) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
  }
  return folder;
}

/** The text of a file of a fixture site. */
export function readFixture(site: string, file: string): string {
  return readFileSync(join(fixtureSites, site, file), 'utf8');
}
