import { fingerprintOf } from '#engine/compiled/fingerprint.mjs';
import { engineRoot } from '#engine/engine-root.ts';

/**
 * A hash of everything in this checkout that decides what comes of a site: the content of every file of src/, the installed packages, how
 * the code is compiled, and Node itself. What the engine derives from a site can be kept under it. The published schemas are not in it:
 * those of one site differ from those of another (`publishedFolder`). Computed once a process, in about 30 ms.
 * @returns 16 hexadecimal digits
 */
export function engineFingerprint(): string {
  return fingerprintOf(engineRoot);
}
