/**
 * The path and query of a request's target. A target may hold a host as well, as proxies send it. Vite takes the path of it,
 * and crashes on a host that cannot be parsed.
 */
export function pathOfTarget(target: string): string {
  return target.replace(/^(?!\/)(?:[^:/?]*:\/\/[^/?]*)?\/?/, '/');
}
