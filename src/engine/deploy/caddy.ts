import { mostViewBytes } from '#engine/analytics/analytics-of.ts';
import { cachingFor } from '#engine/emit/response-headers.ts';
import { contentTypes } from '#engine/serve/content-type.ts';
import type { Host } from './host.ts';
import { publicFiles } from './public-files.ts';
import { escapePattern, type HostRoutes, readManifest } from './read-manifest.ts';

/** A `Caddyfile`. Its matcher `path` ignores case, so paths are compared as values or by patterns. */
export const caddy: Host = {
  title: 'Caddy',
  files: (manifest) => new Map([['_deploy/Caddyfile', writeCaddyfile(readManifest(manifest))]]),
  compressed: ['br', 'gz'],
  limits: {},
  lacks: [],
};

/** Endings of files that Go, in which Caddy is written, has no media type for. */
const unknownTypes = ['webmanifest', 'woff2', 'ico', 'txt'];

function writeCaddyfile(routes: HostRoutes): string {
  const { base, home, wildcards, redirects, gone, headers, errorPage, views } = routes;
  const below = escapePattern(base);
  // Neither "//host" nor "/\host": browsers take both for another host.
  const start = String.raw`/[^/\\]`;
  const [missing, failed] = [errorPage(404), errorPage(500)];
  const serve = (indent: string) => [`${indent}file_server {`, `${indent}  precompressed br gzip`, `${indent}}`];
  const lines = [
    '# A server for this site. Written by the build; changes are lost with the next one.',
    '# SITE_ADDRESS: example.com has Caddy fetch certificates for it. SITE_ROOT: where this folder lies.',
    '{$SITE_ADDRESS::80} {',
    '  root * {$SITE_ROOT:/srv/site}',
    '  header -Server',
    '  route {',
    ...headerBlock(headers.pages, cachingFor('/index.html'), '    '),
    ...unknownTypes.flatMap((ending) => [
      `    @${ending} path_regexp \\.${ending}$`,
      `    header @${ending} Content-Type ${JSON.stringify(contentTypes[`.${ending}`])}`,
    ]),
    ...(views ? viewsHandle(views) : []),
    '    @method not method GET HEAD',
    '    error @method 405',
    '',
    '    # One path for one page: no doubled or trailing slash, no .html.',
    '    map {query} {site_query} {',
    '      ~^(.+)$ "?${1}"',
    '      default ""',
    '    }',
    '    @doubled {',
    '      expression {http.request.orig_uri}.matches("^[^?]*//")',
    `      path_regexp ^(?:${start}|/$)`,
    '    }',
    '    route @doubled {',
    '      uri path_regexp //+ /',
    '      redir {path}{site_query} 308',
    '    }',
    ...redirect({ name: 'index', pattern: String.raw`^${below}index(?:\.html)?/*$`, to: base, status: 308 }),
    ...redirect({ name: 'html', pattern: String.raw`^(${start}.*?)(?:/index)?\.html$`, to: '{re.html.1}', status: 308 }),
    ...redirect({
      name: 'slash',
      pattern: `^(${start}(?:.*[^/])?)/+$`,
      unless: below,
      to: '{re.slash.1}',
      status: 308,
    }),
    '',
    ...(base === '/' ? [] : redirect({ name: 'base', pattern: `^${below.slice(0, -1)}$`, to: base, status: 301 })),
    ...redirects.flatMap(({ from, to }, index) =>
      redirect({ name: `moved${index}`, pattern: `^${escapePattern(from)}$`, to, status: 301 }),
    ),
    ...gone.flatMap((path, index) => [`    @gone${index} path_regexp ^${escapePattern(path)}$`, `    error @gone${index} 410`]),
    `    @hidden path_regexp ^${below}(?:404$|500$|_)`,
    '    error @hidden 404',
    ...publicFiles(routes).flatMap(({ pattern, caching, headers: values }, index) => [
      `    @file${index} path_regexp ^${pattern}$`,
      `    handle @file${index} {`,
      ...headerBlock(values, caching, '      '),
      ...serve('      '),
      '    }',
    ]),
    `    @home path_regexp ^${below}$`,
    `    handle @home {`,
    `      rewrite * ${home.file}`,
    ...serve('      '),
    '    }',
    '    @page file {path}.html',
    '    handle @page {',
    '      rewrite * {path}.html',
    ...serve('      '),
    '    }',
    ...wildcards.flatMap(({ prefix, file }, index) => [
      `    @wildcard${index} path_regexp ^${escapePattern(prefix)}`,
      `    handle @wildcard${index} {`,
      `      rewrite * ${file}`,
      ...serve('      '),
      '    }',
    ]),
    '    error 404',
    '  }',
    '  handle_errors {',
    ...headerBlock(headers.pages, cachingFor('/index.html'), '    '),
    ...errorHandle('missing', '{err.status_code} in [404, 410]', missing),
    ...errorHandle('failed', '{err.status_code} >= 500', failed),
    '  }',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

/** Passes the views of pages on to what counts them; Caddy names the visitor in X-Forwarded-For by itself. */
function viewsHandle({ path, url }: NonNullable<HostRoutes['views']>): string[] {
  return [
    '    @views {',
    '      method POST',
    `      path_regexp ^${escapePattern(path)}$`,
    '    }',
    '    handle @views {',
    '      request_body {',
    `        max_size ${mostViewBytes}`,
    '      }',
    `      rewrite * ${url.pathname}`,
    `      reverse_proxy ${url.origin} {`,
    '        header_up Host {upstream_hostport}',
    '        header_up -Cookie',
    '        header_down -Set-Cookie',
    '      }',
    '    }',
  ];
}

interface Redirect {
  name: string;
  pattern: string;
  /** A path that stays as it is, as a pattern. */
  unless?: string;
  to: string;
  status: number;
}

/** Sends on with the query. */
function redirect({ name, pattern, unless, to, status }: Redirect): string[] {
  return [
    `    @${name} {`,
    `      path_regexp ${name} ${pattern}`,
    ...(unless ? [`      not path_regexp ^${unless}$`] : []),
    '    }',
    `    redir @${name} ${to}{site_query} ${status}`,
  ];
}

function errorHandle(name: string, condition: string, file: string | undefined): string[] {
  if (!file) return [];
  return [
    `    @${name} expression ${condition}`,
    `    handle @${name} {`,
    `      rewrite * ${file}`,
    '      file_server {',
    '        status {err.status_code}',
    '      }',
    '    }',
  ];
}

function headerBlock(values: Readonly<Record<string, string>>, caching: string, indent: string): string[] {
  const lines = Object.entries({ ...values, 'Cache-Control': caching }).map(
    ([name, value]) => `${indent}  ${name} ${JSON.stringify(value)}`,
  );
  return [`${indent}header {`, ...lines, `${indent}}`];
}
