import type { Host } from './host.ts';
import { readManifest } from './read-manifest.ts';
import { writeHeaderRules } from './write-header-rules.ts';

/**
 * `_redirects` and `_headers` as Netlify reads them. A wildcard does not hide files there; a former path has a file, the page that sends
 * browsers on, so its rule needs the `!`.
 */
export const netlify: Host = {
  title: 'Netlify',
  files(manifest) {
    const { redirects, gone, wildcards, base, errorPage, views } = readManifest(manifest);
    const missing = errorPage(404)?.replace(/\.html$/, '');
    const lines = [
      ...(views ? [`${views.path} ${views.url} 200`] : []),
      ...redirects.map(({ from, to }) => `${from} ${to} 301!`),
      ...(missing ? gone.map((path) => `${path} ${missing} 404`) : []),
      ...wildcards.map(({ prefix, file }) => `${prefix}* ${file.replace(/\.html$/, '')} 200`),
      ...(base === '/' || !missing ? [] : [`/* ${missing} 404`]),
    ];
    return new Map([
      ['_redirects', lines.map((line) => `${line}\n`).join('')],
      ['_headers', writeHeaderRules(manifest)],
    ]);
  },
  compressed: [],
  // https://docs.netlify.com/deploy/deploy-overview/
  limits: { filesInFolder: 54_000 },
  lacks: [],
};
