import type { SiteConfig } from '#engine/schema/site-schema.ts';

/** The path below which a site lies, with a slash at both ends: / or /docs/. */
export function baseOf({ deploy }: Pick<SiteConfig, 'deploy'>): string {
  return deploy?.base ?? '/';
}

/** The address of a path of the site, as browsers ask for it. An address of another site, and an anchor, stays as it is. */
export function addressBelow(base: string, path: string): string {
  return base !== '/' && /^\/(?!\/)/.test(path) ? base + path.slice(1) : path;
}

/** The path of the site that an address means; undefined for one that is not below the base. */
export function pathBelow(base: string, address: string): string | undefined {
  if (base === '/') return address;
  if (address === base.slice(0, -1)) return '/';
  return address.startsWith(base) ? address.slice(base.length - 1) : undefined;
}
