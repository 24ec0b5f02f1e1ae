import type { Encoding } from '#engine/emit/compress.ts';
import type { RouteManifest } from '#engine/emit/host-rules.ts';

/** What is written for a host, beside the routes. */
export interface HostSite {
  /** The host of the site's URL, as a name that hosts accept: www-example-com. */
  name: string;
}

/** A place where a site can be put, and how it is told the routes. */
export interface Host {
  /** As people call it. */
  title: string;
  /** The files that tell it the routes, by path in dist/. */
  files(manifest: RouteManifest, site: HostSite): ReadonlyMap<string, string>;
  /** The endings of compressed copies that it sends by itself; others would only be uploaded. */
  compressed: readonly Encoding[];
  /** Whether the folder is published below the base by the host itself, as the pages of a repository are. */
  addsBase?: true;
  limits: HostLimits;
  /** What it cannot do, whatever it is told. */
  lacks: readonly Lack[];
}

export type Lack = 'wildcards' | 'redirects' | 'headers' | 'passing-on';

/** What a host takes at most, as its documentation or its own code says; left out where there is no such limit. */
export interface HostLimits {
  files?: number;
  filesInFolder?: number;
  /** Bytes of one file. */
  fileBytes?: number;
  /** Bytes of all files. */
  totalBytes?: number;
  redirects?: number;
  wildcards?: number;
  /** Characters of a wildcard as it stands in a rule. */
  wildcardLength?: number;
  headerRules?: number;
  /** Characters of one line of a file of rules. */
  lineLength?: number;
}
