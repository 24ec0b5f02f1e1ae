import { headersFile, type RouteManifest } from '#engine/emit/host-rules.ts';
import { headerRules } from '#engine/emit/response-headers.ts';

/** `_headers` as Cloudflare and Netlify read it: a header of two rules that fit is sent with both values. */
export function writeHeaderRules({ headers = headerRules(), base = '/' }: RouteManifest): string {
  return headersFile(headers.map((rule) => ({ ...rule, path: base + rule.path.slice(1) })));
}
