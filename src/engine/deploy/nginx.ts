import { mostViewBytes, viewSeconds } from '#engine/analytics/analytics-of.ts';
import { cachingFor } from '#engine/emit/response-headers.ts';
import { contentTypes } from '#engine/serve/content-type.ts';
import type { Host } from './host.ts';
import { publicFiles } from './public-files.ts';
import { escapePattern, type HostRoutes, readManifest } from './read-manifest.ts';

/** A `server` of nginx. Pages are found by their files, so there is no rule for each. */
export const nginx: Host = {
  title: 'nginx',
  files: (manifest) => new Map([['_deploy/nginx.conf', writeServer(readManifest(manifest))]]),
  compressed: ['br', 'gz'],
  limits: {},
  lacks: [],
};

function writeServer(routes: HostRoutes): string {
  const { base, home, wildcards, redirects, gone, headers, errorPage, views } = routes;
  const below = escapePattern(base);
  const bare = base.slice(0, -1);
  // Neither "//host" nor "/\\host": browsers take both for another host.
  const start = String.raw`/[^/\\\\]`;
  const [missing, failed] = [errorPage(404), errorPage(500)];
  const lines = [
    '# A server for this site. Written by the build; changes are lost with the next one.',
    '# "root" is where this folder lies. Put the file into /etc/nginx/conf.d/, or include it in "http".',
    'server {',
    '  listen 80;',
    '  server_name _;',
    '  root /srv/site;',
    '  server_tokens off;',
    '  absolute_redirect off;',
    '  charset utf-8;',
    '  charset_types text/html text/plain;',
    `  types { ${listTypes().join(' ')} }`,
    '  gzip_static on;',
    '  # brotli_static on;  # with ngx_brotli: in Debian, libnginx-mod-http-brotli-static',
    ...(missing ? ['  error_page 404 410 @missing;'] : []),
    ...(failed ? ['  error_page 500 502 503 504 @failed;'] : []),
    '',
    ...headerLines(headers.pages, cachingFor('/index.html'), '  '),
    '',
    '  # One path for one page: no doubled or trailing slash, no .html.',
    ...(views
      ? ['  set $asked "$request_method $uri";', `  if ($asked !~ "^(?:(?:GET|HEAD) |POST ${escapePattern(views.path)}$)") { return 405; }`]
      : ['  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }']),
    `  if ($request_uri ~ "^[^?]*//") { rewrite "^(${start}.*|/)$" $1 permanent; }`,
    String.raw`  rewrite "^${below}index(?:\.html)?/*$" ${base} permanent;`,
    String.raw`  rewrite "^(${start}.*?)(?:/index)?\.html$" $1 permanent;`,
    `  rewrite "^(?!${below}$)(${start}(?:.*[^/])?)/+$" $1 permanent;`,
    '',
    ...(base === '/' ? [] : [`  location = ${bare} { return 301 ${base}$is_args$args; }`]),
    ...redirects.map(({ from, to }) => `  location = ${from} { return 301 ${to}$is_args$args; }`),
    ...gone.map((path) => `  location = ${path} { return 410; }`),
    `  location = ${home.path} { try_files ${home.file} =404; }`,
    ...['404', '500'].map((name) => `  location = ${base}${name} { return 404; }`),
    ...(views ? viewsLocation(views) : []),
    `  location ^~ ${base}_ { return 404; }`,
    ...wildcards.map(({ prefix: path, file }) => `  location ^~ ${path} { try_files $uri.html ${file} =404; }`),
    ...publicFiles(routes).flatMap(({ path, pattern, caching, headers: values }) => [
      `  location ${path ? `^~ ${path}` : `~ "^${pattern}$"`} {`,
      '    try_files $uri =404;',
      ...headerLines(values, caching, '    '),
      '  }',
    ]),
    `  location ${base} { try_files $uri.html =404; }`,
    ...(base === '/' ? [] : ['  location / { return 404; }']),
    ...(missing ? [`  location @missing { try_files ${missing} =404; }`] : []),
    ...(failed ? [`  location @failed { try_files ${failed} =500; }`] : []),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

/** Passes the views of pages on to what counts them. */
function viewsLocation({ path, url }: NonNullable<HostRoutes['views']>): string[] {
  return [
    `  location = ${path} {`,
    '    if ($request_method != POST) { return 404; }',
    `    client_max_body_size ${mostViewBytes};`,
    `    proxy_pass ${url};`,
    '    proxy_http_version 1.1;',
    '    proxy_ssl_server_name on;',
    `    proxy_set_header Host ${url.host};`,
    '    proxy_set_header Connection "";',
    '    proxy_set_header Cookie "";',
    '    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '    proxy_hide_header Set-Cookie;',
    `    proxy_connect_timeout ${viewSeconds}s;`,
    `    proxy_read_timeout ${viewSeconds}s;`,
    '  }',
  ];
}

function listTypes(): string[] {
  return Object.entries(contentTypes).map(([ending, type]) => `${type.replace(/;.*/, '')} ${ending.slice(1)};`);
}

/** A location with one of these lines has none of those around it. */
function headerLines(values: Readonly<Record<string, string>>, caching: string, indent: string): string[] {
  return Object.entries({ ...values, 'Cache-Control': caching }).map(
    ([name, value]) => `${indent}add_header ${name} "${value.replace(/["\\$]/g, '\\$&')}" always;`,
  );
}
