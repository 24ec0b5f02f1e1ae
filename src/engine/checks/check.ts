import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';

/** Looks at the meaning of a whole site whose files are each sound. Pure: the same site gives the same diagnostics. */
export type Check = (site: Site) => Diagnostic[];
