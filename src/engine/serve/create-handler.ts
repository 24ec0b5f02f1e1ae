import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { addressBelow, pathBelow } from '#contract/base.ts';
import { inboxPath } from '#contract/form-rules.ts';
import { viewsPath } from '#engine/analytics/analytics-of.ts';
import { createViewsProxy, type ViewsProxy } from '#engine/analytics/pass-on-views.ts';
import { cachingFor, headersFor } from '#engine/emit/response-headers.ts';
import type { Inbox } from '#engine/inbox/open-inbox.ts';
import { contentType } from './content-type.ts';
import { type FoundFile, findErrorPage, findFile } from './find-file.ts';
import { followBuilds } from './follow-builds.ts';
import { type Build, NotAsBuilt } from './load-build.ts';
import { prepareRequest } from './prepare-request.ts';
import { readPath } from './read-path.ts';
import { sendFile } from './send-file.ts';
import { sendText } from './send-text.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Milliseconds that a request waits while one build replaces another. */
const patience = 2000;

/**
 * Responds to requests from a built folder, and from each complete build that replaces it: pages by the routes they were
 * built for, wildcards by their fallback, former paths with a redirect, unknown paths with the 404 page, failures with the
 * 500 page.
 * @param folder absolute path of dist/ @param inbox what receives forms, if the build has any for it
 * @param viewsProxy what takes the views of pages, if the build has them counted
 * @throws if the folder holds no complete build
 */
export function createHandler(folder: string, inbox?: Inbox, viewsProxy = createViewsProxy()): Handler {
  const latest = followBuilds(folder);
  return (request, response) => {
    answer(latest, { request, response, inbox, viewsProxy }).catch((error) => fail(latest(), error, { request, response }));
  };
}

async function answer(latest: () => Build, { request, response, inbox, viewsProxy }: Exchange & Takers): Promise<void> {
  prepareRequest(request);
  for (const [name, value] of Object.entries(headersFor(latest().headers, '/'))) response.setHeader(name, value);
  const { inbox: forms, views, base } = latest();
  const asked = pathBelow(base, request.url ?? '/');
  if (inbox && forms && asked?.startsWith(inboxPath)) return inbox.receive(request, response, forms);
  if (views !== undefined && asked === viewsPath && request.method === 'POST') return viewsProxy.receive(request, response, views);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    // The response does not wait for the body of the request.
    if (Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'])
      response.setHeader('Connection', 'close');
    sendText(response, 405, 'Method not allowed');
    return;
  }
  const target = readPath(request.url ?? '/', base);
  if (target?.location) {
    response.setHeader('Location', target.location);
    sendText(response, 308, 'Moved');
    return;
  }
  if (base !== '/' && target?.path === '/') {
    response.setHeader('Location', base);
    sendText(response, 302, 'Found');
    return;
  }
  const path = target && pathBelow(base, target.path);
  const moved = path && latest().redirectOf(path);
  if (moved) {
    response.setHeader('Location', addressBelow(base, moved) + (request.url?.match(/\?.*$/s)?.[0] ?? ''));
    sendText(response, 301, 'Moved');
    return;
  }
  if (target?.path === '/healthz') {
    sendText(response, 200, 'ok');
    return;
  }
  const accepted = String(request.headers['accept-encoding']);
  const { build, found } = await untilWhole(latest, async (current) => ({
    build: current,
    found: await (path === undefined ? findErrorPage(current, 404, accepted) : findFile(current, path, accepted)),
  }));
  if (found) send(build, found, { request, response });
  else sendText(response, 404, 'Not found');
}

/** Tries again while a folder is being filled: a file that differs from its build belongs to the next one. */
async function untilWhole<Value>(latest: () => Build, look: (build: Build) => Promise<Value>): Promise<Value> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await look(latest());
    } catch (error) {
      if (!(error instanceof NotAsBuilt) || Date.now() > end) throw error;
    }
    await wait(50);
  }
}

/** What takes what browsers send. */
interface Takers {
  inbox?: Inbox;
  viewsProxy: ViewsProxy;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

function send(build: Build, { status, file, stored, encoding }: FoundFile, { request, response }: Exchange): void {
  for (const [name, value] of Object.entries(headersFor(build.headers, `/${file}`))) response.setHeader(name, value);
  response.statusCode = status;
  response.setHeader('Cache-Control', cachingFor(`/${file}`));
  response.setHeader('Content-Type', contentType(file));
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  sendFile(request, response, stored);
}

async function fail(build: Build, error: unknown, { request, response }: Exchange): Promise<void> {
  console.error(error instanceof NotAsBuilt ? error.message : error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (error instanceof NotAsBuilt) {
    response.setHeader('Retry-After', '2');
    sendText(response, 503, 'This site is just being replaced. Please try again in a moment.');
    return;
  }
  const found = await findErrorPage(build, 500, String(request.headers['accept-encoding'])).catch(() => undefined);
  if (found) send(build, found, { request, response });
  else sendText(response, 500, 'Unexpected Application Error!');
}
