import { fileURLToPath } from 'node:url';

/** The absolute path of the folder that holds src/ and schema/. */
export const engineRoot = fileURLToPath(new URL('../..', import.meta.url));
