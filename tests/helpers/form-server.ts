import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { engineRoot } from '#engine/engine-root.ts';
import { createHandler } from '#engine/serve/create-handler.ts';
import { createScratchSite } from './scratch-site.ts';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface FormServer {
  origin: string;
  /** What was posted, in order. */
  received: Received[];
  /** How posts are answered from here on; `ok` unless a test says otherwise. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

/** Accepts. */
export const ok = (response: ServerResponse) => reply(response, 200, { ok: true });

/** Answers with JSON. */
export function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

/**
 * Builds a site of the given pages over the smallest one, and serves it on loopback together with what its forms post to.
 * @param pages contents by path; `${origin}` stands for the server's path under another name, which is another site to
 * a browser
 * @param environment `development` builds the React that complains about markup it does not recognise
 * @throws with the build's report if the pages are unsound
 */
export async function startFormServer(
  pages: Readonly<Record<string, string>>,
  environment: 'production' | 'development' = 'production',
): Promise<FormServer> {
  let handle: ReturnType<typeof createHandler> | undefined;
  const received: Received[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'POST') void receive(request, response);
    else if (request.method === 'OPTIONS') allow(response).writeHead(204).end();
    // A browser asks for it unless the page names an icon, which the smallest site does not.
    else if (request.url === '/favicon.ico') response.writeHead(204).end();
    else handle?.(request, response);
  });
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
    running.answer(allow(response));
  };
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;

  const site = createScratchSite(
    Object.fromEntries(Object.entries(pages).map(([file, text]) => [file, text.replaceAll('${origin}', `http://127.0.0.1:${port}`)])),
  );
  const dist = join(site, 'dist');
  const command =
    environment === 'development'
      ? ['--import', 'tsx', 'tests/helpers/build-for-development.ts', site, dist]
      : ['src/cli.mjs', 'build', '--site', site, '--out', dist, '--no-cards', '--no-compression'];
  const { status, stdout } = spawnSync('node', command, {
    cwd: engineRoot,
    env: { ...process.env, NODE_ENV: environment },
    encoding: 'utf8',
  });
  if (status !== 0) {
    server.close();
    throw new Error(stdout);
  }
  handle = createHandler(dist);
  const running: FormServer = {
    origin: `http://localhost:${port}`,
    received,
    answer: ok,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
        rmSync(site, { recursive: true });
      }),
  };
  return running;
}

function allow(response: ServerResponse): ServerResponse {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  return response;
}
