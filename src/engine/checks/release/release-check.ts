import type { HostName } from '#engine/deploy/host-names.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';

/** What is known beside the site when it is checked for its release. */
export interface Release {
  /** Where the site is put. */
  host?: HostName;
  /** The types of blocks that say that their page is still to be written. */
  placeholders: ReadonlySet<string>;
}

/** Looks for what is fine while a site is built and wrong in public. Pure: the same site gives the same diagnostics. */
export type ReleaseCheck = (site: Site, release: Release) => Diagnostic[];
