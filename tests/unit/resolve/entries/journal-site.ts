import { rmSync } from 'node:fs';
import { afterEach } from 'vitest';
import { createScratchSite } from '../../../helpers/scratch-site.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The site with a journal, with files put over it, until the end of the test. @returns its folder */
export function journalSite(files: Parameters<typeof createScratchSite>[0]): string {
  const folder = createScratchSite(files, 'gazette');
  folders.push(folder);
  return folder;
}
