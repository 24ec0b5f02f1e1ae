import { lstatSync } from 'node:fs';
import { dirname } from 'node:path';

/** Why a file inside the site must not be opened: it, or a folder above it, leads elsewhere, or it is no file. */
export function describeLink(root: string, path: string): string | undefined {
  for (let step = path; step.length > root.length; step = dirname(step)) {
    const kind = lstatSync(step, { throwIfNoEntry: false });
    if (kind?.isSymbolicLink())
      return `${step === path ? 'is' : 'lies behind'} a symbolic link, and links are not followed: they may lead out of the site.`;
    if (step === path && kind && !kind.isFile()) return `is no file but a ${kind.isDirectory() ? 'folder' : 'pipe or a device'}.`;
  }
  return undefined;
}
