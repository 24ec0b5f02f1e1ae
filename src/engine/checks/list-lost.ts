import { mayAnswer } from '#engine/resolve/doubts.ts';
import { anchorsOf, isRetired, ownerOf } from '#engine/resolve/list-targets.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';

/** The targets of the lock that lead nowhere. Of a path that is lost its anchors are not listed as well. */
export function listLost(site: Site): string[] {
  return [...site.lock.places.keys()].filter((target) => {
    if (isRetired(target, site)) return false;
    const [path = '', anchor] = target.split('#');
    // A page that is kept from visitors keeps its address.
    if (mayAnswer(site.doubts, path) || ownerOf(path, site.withheld)) return false;
    const owner = ownerOf(path, site);
    if (!owner) return anchor === undefined || !site.lock.places.has(path);
    return anchor !== undefined && !owner.unsound && !anchorsOf(owner).has(anchor);
  });
}
