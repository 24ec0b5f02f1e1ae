/**
 * The path and query of a request's target. One that names a host too, as proxies write it, means the same path to Vite, and
 * one whose host cannot be read ends Vite.
 */
export function pathOfTarget(target: string): string {
  return target.replace(/^(?!\/)(?:[^:/?]*:\/\/[^/?]*)?\/?/, '/');
}
