import { join } from 'node:path';
import { contentType } from '#engine/serve/content-type.ts';
import { hostModule, installHostPackages } from './host-packages.ts';
import type { StartHost } from './real-servers.ts';
import { readFileAt, readTarget } from './static-files.ts';

interface Rule {
  from: string;
  to: string;
  status: number;
  force: boolean;
}

/**
 * Netlify as its documentation describes it. Netlify's own code reads `_redirects` and `_headers`; what applies the rules is a model,
 * for Netlify does not publish that. https://docs.netlify.com/manage/routing/redirects/overview/
 */
export const modelNetlify: StartHost = async (dist) => {
  installHostPackages();
  const { parseAllRedirects } = await import(hostModule('node_modules/@netlify/redirect-parser/lib/index.js'));
  const { parseAllHeaders } = await import(hostModule('node_modules/@netlify/headers-parser/lib/index.js'));
  const options = { redirectsFiles: [join(dist, '_redirects')], headersFiles: [join(dist, '_headers')], minimal: true };
  const { redirects, errors } = await parseAllRedirects(options);
  const { headers: headerRules, errors: headerErrors } = await parseAllHeaders(options);
  if (errors.length > 0 || headerErrors.length > 0) throw new Error([...errors, ...headerErrors].join('\n'));
  // A page is found with and without .html and with a slash behind it.
  const find = (path: string) => {
    const bare = path.replace(/\/$/, '');
    const hidden = /^\/_(?:redirects|headers)$/.test(path);
    return hidden ? undefined : [path, `${bare}.html`, `${bare}/index.html`].find((file) => readFileAt(dist, file) !== undefined);
  };
  const headersOf = (path: string) => {
    const headers: Record<string, string> = { 'cache-control': 'public,max-age=0,must-revalidate' };
    const set = new Set<string>();
    for (const { for: rule, values } of headerRules as { for: string; values: Record<string, string> }[]) {
      if (!fits(rule, path)) continue;
      for (const [name, value] of Object.entries(values)) {
        const key = name.toLowerCase();
        headers[key] = set.has(key) ? `${headers[key]}, ${value}` : value;
        set.add(key);
      }
    }
    return headers;
  };
  const serve = (file: string, path: string, status = 200) => ({
    status,
    headers: { ...headersOf(path), 'content-type': contentType(file) },
    body: readFileAt(dist, file) ?? '',
  });
  return {
    async ask(target) {
      const read = readTarget(target);
      if (!read) return { status: 400, headers: {}, body: '' };
      const { path, search } = read;
      const file = find(path);
      for (const { from, to, status, force } of redirects as Rule[]) {
        if (!fits(from, path) || (file && !force)) continue;
        if (status >= 300 && status < 400) return { status, location: to + search, headers: headersOf(path), body: '' };
        const shown = find(to);
        if (shown) return serve(shown, path, status);
      }
      return file ? serve(file, path) : serve('/404.html', path, 404);
    },
    stop: async () => undefined,
  };
};

/** Whether a path fits a rule; a slash at the end makes no difference, and a star at the end stands for any rest. */
function fits(rule: string, path: string): boolean {
  const bare = path.replace(/(.)\/$/, '$1');
  if (!rule.endsWith('/*')) return bare === rule;
  return bare === rule.slice(0, -2) || bare.startsWith(rule.slice(0, -1));
}
