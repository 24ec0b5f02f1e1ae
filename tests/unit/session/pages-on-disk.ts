import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '#engine/engine-root.ts';
import type { SessionOptions } from '#engine/session/session.ts';
import { openShownSite, type ShownSite } from '#engine/session/shown-site.ts';
import { loadValidator } from '#engine/validate/load-validator.ts';
import { theme } from '#theme/theme.ts';
import { createScratchSite } from '../../helpers/scratch-site.ts';

/** When the site is opened: milliseconds since 1970. */
export const noon = Date.UTC(2026, 5, 1, 12);

interface Scratch {
  root: string;
  shown: ShownSite;
  /** @returns the absolute path of the file */
  save(file: string, text: string): string;
}

/** A site on disk that is shown, and a way to save one of its files. @param options of its session */
export async function openScratch(
  files: Record<string, string> = {},
  options?: Pick<SessionOptions, 'mostCheckedAtOnce'>,
): Promise<Scratch> {
  const root = createScratchSite(files);
  const save = (file: string, text: string) => {
    writeFileSync(join(root, file), text);
    return join(root, file);
  };
  const validator = loadValidator(join(engineRoot, 'schema'));
  return { root, shown: await openShownSite({ root, theme, validator, now: noon, ...options }), save };
}

/** A page with one hero. */
export function page(route: string, heading: string, more = ''): string {
  return `route: ${route}\ntitle: T\ndescription: D\nblocks:\n  - type: hero\n    heading: ${heading}\n${more}`;
}
