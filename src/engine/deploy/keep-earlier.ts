import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '#engine/emit/file-list.ts';
import type { RouteManifest } from '#engine/emit/host-rules.ts';
import type { Stage } from '#engine/emit/output/open-stage.ts';
import { searchFileKind } from '#engine/emit/search/search-files.ts';

interface Earlier {
  /** Absolute path of the output, as an earlier build left it. */
  folder: string;
  /** Where the new build waits; it gets the files. */
  stage: Stage;
  /** How many earlier builds are kept at most. */
  builds: number;
}

/**
 * Takes over the files of earlier builds whose names change with their content, so that pages that visitors have open find what they ask
 * for. A file that is missing, or is not as it was built, is left out.
 * @returns the paths of what was taken over, by build, the latest first; builds that had nothing of their own do not count
 */
export async function keepEarlier({ folder, stage, builds }: Earlier): Promise<string[][]> {
  if (builds === 0) return [];
  const { files = {}, kept = [], folder: inner = '' } = await readBuilt(folder);
  const older = new Set(kept.flat());
  const latest = Object.keys(files).filter((file) => !older.has(file));
  const wanted = [latest, ...kept]
    .map((list) => list.filter((file) => isHashed(file, inner) && !stage.files.has(file)))
    .filter((list) => list.length > 0)
    .slice(0, builds);
  const taken: string[][] = [];
  for (const list of wanted) {
    const whole: string[] = [];
    for (const file of list) {
      const content = await readFile(join(folder, file)).catch(() => undefined);
      if (!content || hashOf(content) !== files[file]?.hash) continue;
      await stage.write(file, content);
      whole.push(file);
    }
    if (whole.length > 0) taken.push(whole.sort());
  }
  return taken;
}

async function readBuilt(folder: string): Promise<Partial<RouteManifest>> {
  try {
    return JSON.parse(await readFile(join(folder, 'routes.json'), 'utf8'));
  } catch {
    // There is no earlier build, or no whole one.
    return {};
  }
}

/** @param inner the folder of the site in the output */
function isHashed(file: string, inner: string): boolean {
  if (!file.startsWith(inner)) return false;
  const path = file.slice(inner.length);
  return /^assets\/[^/]+$/.test(path) || searchFileKind(path) === 'hashed';
}
