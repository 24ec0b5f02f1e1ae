import type { RouteManifest } from '#engine/emit/host-rules.ts';
import { headerRules } from '#engine/emit/response-headers.ts';

/** `_headers` as Cloudflare and Netlify read it: a header of two rules that fit is sent with both values. */
export function writeHeaderRules({ headers: rules = headerRules(), base = '/' }: RouteManifest): string {
  const lines = rules.map(({ path, headers }) => [
    base + path.slice(1),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  return lines.map((block) => block.join('\n')).join('\n');
}
