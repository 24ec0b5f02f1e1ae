import { baseOf } from '#contract/base.ts';
import { type Encoding, encodings } from '#engine/emit/compress.ts';
import { type RouteManifest, redirectsFile } from '#engine/emit/host-rules.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import type { HostName } from './host-names.ts';
import { hosts } from './hosts.ts';
import { writeHeaderRules } from './write-header-rules.ts';

/** How a build is laid out for the place where it is put. */
export interface DeployPlan {
  host?: HostName;
  /** The path below which the site lies: / or /docs/. */
  base: string;
  /** The folder of dist/ for everything but the rules of hosts: nothing, or docs/. */
  folder: string;
  /** Where a file of the site stands in dist/. Some hosts look for the page for unknown paths at the top only. */
  placesOf(file: string): readonly string[];
  compressed: readonly Encoding[];
  keepBuilds: number;
  /** Whether views of pages that are sent to an address of the site are passed on. */
  passesOn: boolean;
  /** The files that tell the host the routes, by path in dist/. */
  rules(manifest: RouteManifest): ReadonlyMap<string, string>;
}

/** @param hostName instead of the one in site.yaml */
export function planDeploy({ url, deploy }: SiteConfig, hostName: HostName | undefined = deploy?.host): DeployPlan {
  const base = baseOf({ deploy });
  const host = hostName && hosts[hostName];
  const folder = host?.addsBase ? '' : base.slice(1);
  return {
    host: hostName,
    base,
    folder,
    placesOf: (file) => (folder !== '' && file === '404.html' ? [file, folder + file] : [folder + file]),
    compressed: host ? host.compressed : encodings,
    keepBuilds: deploy?.keepBuilds ?? 0,
    passesOn: !host?.lacks.includes('passing-on'),
    rules: (manifest) => {
      if (host) return host.files(manifest, { name: new URL(url).hostname.replace(/[^a-z0-9]+/gi, '-').toLowerCase() });
      return new Map([
        ['_redirects', redirectsFile(manifest)],
        ['_headers', writeHeaderRules(manifest)],
      ]);
    },
  };
}
