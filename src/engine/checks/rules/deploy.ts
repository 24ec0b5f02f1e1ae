import { baseOf } from '#contract/base.ts';
import type { Check } from '#engine/checks/check.ts';
import { findHostProblems } from '#engine/deploy/find-host-problems.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';

/** The host that site.yaml names can show the site, and the base is where the URL of the site leads. */
export const checkDeploy: Check = (site) => {
  const { source, data } = site.site;
  const { deploy } = data;
  const base = baseOf(data).slice(0, -1);
  // With the base behind it already, see resolve-site.ts.
  const path = new URL(data.url).pathname.replace(/\/$/, '');
  const differs = base !== '' && path !== base;
  return [
    ...(differs
      ? [
          diagnose({
            code: 'base-differs',
            ...placeOf(source, ['url']),
            message: `The URL of the site has the path ${path.slice(0, -base.length)}, and its base is ${base}/.`,
            suggestion: `Write the URL without a path, or with ${base}.`,
          }),
        ]
      : []),
    ...(deploy?.host ? findHostProblems(site, deploy.host) : []),
  ];
};
