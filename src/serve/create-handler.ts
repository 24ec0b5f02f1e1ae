import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { RouteManifest } from '../emit/host-rules.ts';
import { cachingFor, headerRules, headersFor } from '../emit/response-headers.ts';
import { createRouteTable } from '../resolve/route-table.ts';
import { prepareRequest } from './prepare-request.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers requests from a built folder, and from what a later build puts in its place.
 * @param folder absolute path of dist/
 * @throws if the folder holds no built site
 */
export function createHandler(folder: string): Handler {
  const builtAt = () => statSync(join(folder, 'routes.json'), { throwIfNoEntry: false })?.mtimeMs;
  let known = builtAt();
  let handle = handlerOf(folder);
  return (request, response) => {
    const latest = builtAt();
    // Between two builds the folder is missing for a moment; the handler in memory bridges it.
    if (latest !== undefined && latest !== known) {
      known = latest;
      handle = handlerOf(folder);
    }
    handle(request, response);
  };
}

/**
 * Answers requests from a built folder: pages by the routes they were built for, wildcards by their fallback, unknown
 * paths with the 404 page, failures with the 500 page.
 * The routes are read once, the files on every request.
 */
function handlerOf(folder: string): Handler {
  const manifest = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')) as RouteManifest;
  const table = createRouteTable(manifest.routes);
  const rules = manifest.headers ?? headerRules();
  const errorFile = (status: 404 | 500) => manifest.errors.find((error) => error.status === status)?.file;
  // `dev` looks at the disk on every request: a folder that was built anew is served as it is.
  const serveFile = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => response.setHeader('Cache-Control', cachingFor(path)),
  });

  const send = (request: IncomingMessage, response: ServerResponse, file: string, status: number) => {
    request.url = `/${file}`;
    // An error is sent whole, and is never "not modified".
    if (status !== 200) {
      delete request.headers.range;
      delete request.headers['if-none-match'];
    }
    // sirv keeps the address it was asked for on the request, and always answers 200.
    delete (request as { _parsedUrl?: unknown })._parsedUrl;
    const writeHead = response.writeHead.bind(response) as (code: number, headers?: object) => ServerResponse;
    response.writeHead = ((code: number, headers?: object) =>
      writeHead(code === 200 ? status : code, headers)) as typeof response.writeHead;
    serveFile(request, response, () => {
      if (status === 500) plain(response, 500, 'Unexpected Application Error!');
      else fail(request, response, new Error(`${file} is missing from ${folder}`));
    });
  };
  const sendError = (request: IncomingMessage, response: ServerResponse, status: 404 | 500) => {
    const file = errorFile(status);
    if (file) send(request, response, file, status);
    else plain(response, status, status === 404 ? 'Not found' : 'Unexpected Application Error!');
  };
  const fail = (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    console.error(error);
    if (response.headersSent) response.destroy();
    else sendError(request, response, 500);
  };

  return (request, response) => {
    for (const [name, value] of Object.entries(headersFor(rules, request.url ?? '/'))) response.setHeader(name, value);
    // sirv does not listen: a file that goes away between look and read would end the process.
    response.on('pipe', (file) => file.on('error', (error) => fail(request, response, error)));
    try {
      prepareRequest(request);
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('Allow', 'GET, HEAD');
        return plain(response, 405, 'Method not allowed');
      }
      const [rawPath = '/', query] = (request.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '').split(/\?(.*)/s);
      const path = decode(rawPath);
      if (path === undefined) return sendError(request, response, 404);
      const clean = cleanPath(path);
      if (clean !== path) {
        response.setHeader('Location', encodeURI(clean).replace(/[?#]/g, encodeURIComponent) + (query ? `?${query}` : ''));
        return plain(response, 308, 'Moved');
      }
      // A ? or # that came encoded is a letter of the path; the table takes a bare one for its end.
      const route = table.match(path.replace(/[%?#]/g, encodeURIComponent));
      if (route) return send(request, response, route.file, 200);
      if (
        /^\/(?:assets\/[^/.][^/]*|sitemap\.xml|robots\.txt|site\.webmanifest|favicon\.(?:ico|svg)|(?:apple-touch-icon|icon-\d+)\.png)$/.test(
          path,
        )
      )
        return serveFile(request, response, () => sendError(request, response, 404));
      return sendError(request, response, 404);
    } catch (error) {
      return fail(request, response, error);
    }
  };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** One address for one page: no trailing or doubled slash, no .html. */
function cleanPath(path: string): string {
  // Backslashes first: to a browser "/\host" is another site.
  const single = path.replace(/\\/g, '/').replace(/\/{2,}/g, '/');
  const bare = single.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return bare === '' || bare === '/index' ? '/' : bare;
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
