import { contentSecurityPolicy } from '#engine/render/content-security-policy.ts';

/**
 * The policy a built page has, with what Vite and the gallery need on top: the socket, styles that change, frames of
 * this site, the worker that waits for a restarted server.
 */
export function devPolicy(scripts: readonly string[]): string {
  const relaxed: Record<string, string> = {
    'style-src': "style-src 'self' 'unsafe-inline'",
    'connect-src': "connect-src 'self' ws: wss: http: https:",
    'form-action': "form-action 'self' http: https:",
  };
  const rules = contentSecurityPolicy({ scripts })
    .split(';')
    .map((rule) => relaxed[rule.split(' ')[0] ?? ''] ?? rule);
  return [...rules, "frame-src 'self'", "frame-ancestors 'self'", "worker-src 'self' blob:"].join(';');
}
