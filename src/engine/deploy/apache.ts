import { mostViewBytes } from '#engine/analytics/analytics-of.ts';
import { cachingFor } from '#engine/emit/response-headers.ts';
import { contentTypes } from '#engine/serve/content-type.ts';
import type { Host } from './host.ts';
import { publicFiles } from './public-files.ts';
import { escapePattern, type HostRoutes, readManifest } from './read-manifest.ts';

/** A `.htaccess`, which works where only the folder can be changed; it needs mod_rewrite and mod_headers. */
export const apache: Host = {
  title: 'Apache',
  files: (manifest) => new Map([['.htaccess', writeRules(readManifest(manifest))]]),
  compressed: [],
  limits: {},
  lacks: [],
};

function writeRules(routes: HostRoutes): string {
  const { base, home, wildcards, redirects, gone, headers, errorPage, views } = routes;
  // Patterns of a .htaccess see paths without the first slash.
  const relative = (path: string) => escapePattern(path.slice(1));
  const below = relative(base);
  const [missing, failed] = [errorPage(404), errorPage(500)];
  // Neither "//host" nor "/\host": browsers take both for another host.
  const start = String.raw`[^/\\]`;
  const lines = [
    '# Rules for this folder. Written by the build; changes are lost with the next one.',
    'Options -Indexes -MultiViews',
    'DirectoryIndex disabled',
    'DirectorySlash Off',
    ...Object.entries(contentTypes).map(([ending, type]) => `AddType ${type.replace(/;.*/, '')} ${ending}`),
    'AddCharset utf-8 .html .txt',
    ...(missing ? [`ErrorDocument 404 ${missing}`, `ErrorDocument 410 ${missing}`] : []),
    ...(failed ? [`ErrorDocument 500 ${failed}`] : []),
    '',
    '<IfModule mod_deflate.c>',
    '  AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain text/xml application/json application/manifest+json image/svg+xml',
    '</IfModule>',
    '',
    ...headerLines(headers.pages, cachingFor('/index.html'), ''),
    ...publicFiles(routes)
      .toReversed()
      .flatMap(({ pattern, caching, headers: values }) => [
        `<If "%{REQUEST_URI} =~ m#^${pattern}$#">`,
        ...headerLines(values, caching, '  '),
        '</If>',
      ]),
    '',
    ...(views
      ? [`<If "%{REQUEST_URI} == '${views.path}'">`, '  RequestHeader unset Cookie', '  Header unset Set-Cookie', '</If>', '']
      : []),
    'RewriteEngine On',
    '# What stands behind an error is served as it is.',
    'RewriteCond %{ENV:REDIRECT_STATUS} .',
    'RewriteRule ^ - [END]',
    ...(views
      ? [
          '# Views of pages are passed on to what counts them. Needs mod_proxy_http and mod_ssl, and "SSLProxyEngine on" in the server.',
          'RewriteCond %{REQUEST_METHOD} =POST',
          `RewriteCond expr "! (%{HTTP:Content-Length} -gt 0 && %{HTTP:Content-Length} -le ${mostViewBytes})"`,
          `RewriteRule "^${relative(views.path)}$" - [R=413,L]`,
          'RewriteCond %{REQUEST_METHOD} =POST',
          `RewriteRule "^${relative(views.path)}$" "${views.url}" [P]`,
        ]
      : []),
    'RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$',
    'RewriteRule ^ - [R=405,L]',
    '',
    '# One path for one page: no doubled or trailing slash, no .html.',
    'RewriteCond %{THE_REQUEST} "^[A-Z]+ [^? ]*//"',
    `RewriteRule "^(${start}.*|)$" "/$1" [R=301,L]`,
    String.raw`RewriteRule "^${below}index(?:\.html)?/*$" "${base}" [R=301,L]`,
    String.raw`RewriteRule "^(${start}.*?)(?:/index)?\.html$" "/$1" [R=301,L]`,
    `RewriteRule "^${below ? `(?!${below}$)` : ''}(${start}(?:.*[^/])?)/+$" "/$1" [R=301,L]`,
    '',
    ...(base === '/' ? [] : [`RewriteRule "^${below.slice(0, -1)}$" "${base}" [R=301,L]`]),
    ...redirects.map(({ from, to }) => `RewriteRule "^${relative(from)}$" "${to}" [R=301,L]`),
    ...gone.map((path) => `RewriteRule "^${relative(path)}$" - [R=410,L]`),
    `RewriteRule "^${below}(?:404$|500$|_)" - [R=404,L]`,
    ...publicFiles(routes).map(({ pattern }) => `RewriteRule "^${pattern.slice(1)}$" - [END]`),
    `RewriteRule "^${below}$" "${home.file}" [END]`,
    'RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
    'RewriteRule "^(.+)$" "/$1.html" [END]',
    ...wildcards.map(({ prefix, file }) => `RewriteRule "^${relative(prefix)}." "${file}" [END]`),
    'RewriteRule ^ - [R=404,L]',
  ];
  return `${lines.join('\n')}\n`;
}

function headerLines(values: Readonly<Record<string, string>>, caching: string, indent: string): string[] {
  return Object.entries({ ...values, 'Cache-Control': caching }).map(
    ([name, value]) => `${indent}Header always set ${name} "${value.replace(/["\\]/g, '\\$&').replaceAll('%', '%%')}"`,
  );
}
