import { followDots } from '#engine/resolve/route-table.ts';

/**
 * The path of a request's target, decoded; or, if the page has its one path in another spelling, that path, to redirect to.
 * Undefined for what cannot be decoded or is no path.
 * @param target as it stands in the request: /a?b, or http://host/a?b @param base the path below which the site lies
 */
export function readPath(target: string, base = '/'): { path: string; location?: string } | undefined {
  const [rawPath = '/', query] = target.replace(/^https?:\/\/[^/?]*/i, '').split(/\?(.*)/s);
  const path = decode(rawPath || '/');
  // A target without a leading slash (ftp://host) would become a redirect to another host.
  if (!path?.startsWith('/')) return undefined;
  const clean = cleanPath(path, base);
  if (clean === path) return { path };
  return { path, location: encodeURI(clean).replace(/[?#]/g, encodeURIComponent) + (query ? `?${query}` : '') };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** One path for one page: no trailing or doubled slash, no `.` or `..` between slashes, no .html. */
function cleanPath(path: string, base: string): string {
  // Backslashes become slashes first: browsers take "/\host" for another host.
  const single = followDots(path.replace(/\\/g, '/').replace(/\/{2,}/g, '/'));
  const bare = single.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return bare === base.slice(0, -1) || bare === `${base}index` ? base : bare || '/';
}
