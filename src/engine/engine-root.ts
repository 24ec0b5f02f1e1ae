import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of the folder that holds src/ and schema/. */
export const engineRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Whether a folder is this checkout, whose root is a site too. @param root absolute path of a site */
export function isEngineRoot(root: string): boolean {
  return join(root, '/') === engineRoot;
}
