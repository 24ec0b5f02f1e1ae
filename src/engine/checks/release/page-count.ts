import { hosts } from '#engine/deploy/hosts.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { ReleaseCheck } from './release-check.ts';

/** The one limit on files that is known before a build: each path of the site is a file. The build counts the others. */
export const checkPageCount: ReleaseCheck = ({ site, routes }, { host }) => {
  if (!host) return [];
  const { title, limits } = hosts[host];
  if (limits.files === undefined || routes.length <= limits.files) return [];
  return [
    diagnose({
      code: 'host-limit',
      ...placeOf(site.source, ['deploy', 'host']),
      message: `${title} takes ${limits.files} files, and the site has ${routes.length} paths, each of which becomes one.`,
      suggestion: 'Split the site, or choose another host.',
    }),
  ];
};
