import { viewsTarget } from '#engine/analytics/analytics-of.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import type { ListedFile } from '#engine/emit/file-list.ts';
import { routeManifest } from '#engine/emit/host-rules.ts';
import { listRedirects } from '#engine/emit/list-redirects.ts';
import { headerRules } from '#engine/emit/response-headers.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import type { HostName } from './host-names.ts';
import { hosts } from './hosts.ts';
import { readManifest } from './read-manifest.ts';

/** What the host cannot do that the site asks for, and rules of which it takes fewer or shorter ones. */
export function findHostProblems(site: Site, hostName: HostName): Diagnostic[] {
  const { title, limits, lacks } = hosts[hostName];
  const { security, deploy } = site.site.data;
  const redirects = Object.fromEntries(listRedirects(site).map(({ from, to }) => [from, to]));
  const manifest = { ...routeManifest(site.routes), redirects, headers: headerRules(security, true), base: deploy?.base };
  const { wildcards, redirects: moved, headers } = readManifest(manifest);
  const place = placeOfHost(site);
  const cannot = (message: string, suggestion: string) =>
    diagnose({ code: 'host-lacks', ...place, message: `${title} ${message}`, suggestion });
  const tooMany = (message: string, suggestion: string) =>
    diagnose({ code: 'host-limit', ...place, message: `${title} ${message}`, suggestion });
  const over = (count: number, limit: number | undefined): limit is number => limit !== undefined && count > limit;
  const found: Diagnostic[] = [];
  if (lacks.includes('wildcards') && wildcards.length > 0)
    found.push(
      cannot(
        `shows a page for paths that have a file only: of ${wildcards[0]?.prefix}*, those that pages link to are shown, and all others are not found.`,
        'Link to every path that visitors may know, or choose another host.',
      ),
    );
  if (lacks.includes('redirects') && moved.length > 0)
    found.push(
      cannot(
        `sends nobody on by itself: a former path shows a page that does it in the browser (${moved[0]?.from}).`,
        'Nothing has to be done; where search engines matter, choose another host.',
      ),
    );
  if (lacks.includes('headers') && (security?.hsts || security?.frameAncestors))
    found.push(
      cannot(
        'sends no headers of the site, so "security" in site.yaml has no effect there.',
        'Set them in what stands in front of it, or choose another host.',
      ),
    );
  const views = viewsTarget(site.site.data);
  if (lacks.includes('passing-on') && views !== undefined)
    found.push(
      cannot(
        `passes nothing on, so pages send their views straight to ${new URL(views).host}: it sees the addresses of visitors, and blockers of advertisements keep more views from it.`,
        'Nothing has to be done where that is fine; else choose another host.',
      ),
    );
  if (over(moved.length, limits.redirects))
    found.push(
      tooMany(
        `takes ${limits.redirects} redirects, and the site has ${moved.length} former paths.`,
        'Retire the oldest ones, or choose another host.',
      ),
    );
  if (over(wildcards.length, limits.wildcards))
    found.push(
      tooMany(
        `takes rules for ${limits.wildcards} wildcards, and the site has ${wildcards.length}.`,
        'Put several below one path, or choose another host.',
      ),
    );
  const long = wildcards.find(({ prefix }) => over(prefix.length + 1, limits.wildcardLength));
  if (long)
    found.push(
      tooMany(
        `takes wildcards of ${limits.wildcardLength} characters, and ${long.prefix}* has ${long.prefix.length + 1}.`,
        'Give it a shorter path.',
      ),
    );
  if (over(headers.others.length + 1, limits.headerRules))
    found.push(
      tooMany(`takes ${limits.headerRules} rules for headers, and the site has ${headers.others.length + 1}.`, 'Choose another host.'),
    );
  const lines = Object.entries(headers.pages).map(([name, value]) => ({ name, length: `  ${name}: ${value}`.length }));
  const line = lines.find(({ length }) => over(length, limits.lineLength));
  if (line)
    found.push(
      tooMany(
        `takes lines of ${limits.lineLength} characters, and the header ${line.name} has ${line.length}.`,
        'Name fewer sites in "frameAncestors".',
      ),
    );
  return found;
}

/** Files of a build that are more or larger than the host takes. */
export function findFileProblems(site: Site, hostName: HostName, files: ReadonlyMap<string, ListedFile>): Diagnostic[] {
  const { title, limits } = hosts[hostName];
  const { files: most = Infinity, filesInFolder = Infinity, fileBytes = Infinity, totalBytes = Infinity } = limits;
  const limit = (message: string, suggestion: string) =>
    diagnose({ code: 'host-limit', ...placeOfHost(site), message: `${title} ${message}`, suggestion });
  const found: Diagnostic[] = [];
  if (files.size > most)
    found.push(
      limit(
        `takes ${most} files, and the build has ${files.size}.`,
        'Split the site, show fewer sizes of pictures, or choose another host.',
      ),
    );
  const folders = new Map<string, number>();
  let total = 0;
  for (const [file, { bytes }] of files) {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
    total += bytes;
    if (bytes > fileBytes)
      found.push(
        limit(`takes files of ${megabytes(fileBytes)}, and ${file} has ${megabytes(bytes)}.`, 'Make what it is built from smaller.'),
      );
  }
  const full = [...folders].find(([, count]) => count > filesInFolder);
  if (full)
    found.push(limit(`takes ${filesInFolder} files in a folder, and /${full[0]} has ${full[1]}.`, 'Spread the pages over several paths.'));
  if (total > totalBytes)
    found.push(
      limit(
        `takes ${megabytes(totalBytes)} in all, and the build has ${megabytes(total)}.`,
        'Use smaller pictures, or choose another host.',
      ),
    );
  return found;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e5) / 10} MB`;

function placeOfHost({ site }: Site) {
  return placeOf(site.source, ['deploy', 'host']);
}
