import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LiveSite, openLiveSite } from '#engine/dev/server/live-site.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { loadValidator } from '#engine/validate/load-validator.ts';
import { theme } from '#theme/theme.ts';
import { createScratchSite } from '../../helpers/scratch-site.ts';

/** A live site on disk, and a way to save one of its files. */
export async function openScratch(
  files: Record<string, string> = {},
): Promise<{ live: LiveSite; save(file: string, text: string): string }> {
  const folder = createScratchSite(files);
  const save = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    return join(folder, file);
  };
  return { live: await openLiveSite({ root: folder, theme, validator: loadValidator(join(engineRoot, 'schema')) }), save };
}

/** A page with one hero. */
export function page(route: string, heading: string, more = ''): string {
  return `route: ${route}\ntitle: T\ndescription: D\nblocks:\n  - type: hero\n    heading: ${heading}\n${more}`;
}
