import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ListedFile } from '#engine/emit/file-list.ts';
import type { RouteManifest } from '#engine/emit/host-rules.ts';
import { planFill } from './fill-folder.ts';
import { moveIntoPlace } from './fill-in-place.ts';
import type { Stage } from './open-stage.ts';
import { realTarget } from './real-target.ts';
import { withLock } from './with-lock.ts';
import type { Content } from './write-files.ts';

/**
 * Puts files in the place of those that a build has written under the same names, each at once, and lists them in routes.json. The other
 * files are not touched. A replacement that is interrupted is finished by the next build.
 * @param target absolute path of the output @param stage of this output: it holds the files
 * @param mayBe is asked about all files as they will be
 * @returns what they were before, by path in the output; undefined where nothing was replaced, because they may not be, the output has no
 * such file, or another build has published meanwhile
 */
export async function replaceFiles(
  target: string,
  stage: Stage,
  mayBe: (files: Readonly<Record<string, ListedFile>>) => boolean,
): Promise<ReadonlyMap<string, ListedFile> | undefined> {
  const folder = await realTarget(target);
  const list = join(folder, 'routes.json');
  const text = await readFile(list, 'utf8').catch(() => undefined);
  const manifest: RouteManifest | undefined = text === undefined ? undefined : JSON.parse(text);
  const before = new Map([...stage.listed.keys()].flatMap((file) => (manifest?.files?.[file] ? [[file, manifest.files[file]]] : [])));
  const files: Record<string, ListedFile> = Object.assign(manifest?.files ?? {}, Object.fromEntries(stage.listed));
  if (before.size < stage.listed.size || !mayBe(files)) return undefined;
  const content = new Map<string, Content>([...stage.files, ['routes.json', JSON.stringify({ ...manifest, files })]]);
  let isReplaced = false;
  await moveIntoPlace(folder, content, (move) =>
    // The lock of those who replace the whole folder.
    withLock({ base: dirname(folder), name: basename(folder) }, async () => {
      if ((await readFile(list, 'utf8').catch(() => undefined)) !== text) return;
      await move(planFill(content.keys(), []));
      isReplaced = true;
    }),
  );
  return isReplaced ? before : undefined;
}
