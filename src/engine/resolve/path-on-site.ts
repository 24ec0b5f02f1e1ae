/**
 * What a link to this site names: a whole URL of the site leads to its pages too.
 * @param url of the site
 * @returns undefined where the link leads elsewhere, or to a place on its own page
 */
export function pathOnSite(target: string, url: string): string | undefined {
  const path = target.startsWith(url) ? target.slice(url.replace(/\/$/, '').length) : target;
  return path.startsWith('/') ? path : undefined;
}
