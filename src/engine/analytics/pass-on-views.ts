import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '#engine/serve/send-text.ts';
import { mostViewBytes, viewHeaders, viewSeconds } from './analytics-of.ts';

/** Views that are under way at once. Beyond them they are refused: a visitor notices nothing. */
const atOnce = 100;

/** What takes the views of pages, and passes them on. */
export interface ViewsProxy {
  /** Responds to a view. @param url where the build says that views go to */
  receive(request: IncomingMessage, response: ServerResponse, url: string): Promise<void>;
}

/** @param send for tests */
export function createViewsProxy(send: typeof fetch = fetch): ViewsProxy {
  let underWay = 0;
  return {
    async receive(request, response, url) {
      const refuse = (status: number, text: string) => {
        // A body that was not read to its end would be taken for the next request.
        if (!request.complete) response.setHeader('Connection', 'close');
        sendText(response, status, text);
      };
      if (request.headers['sec-fetch-site'] === 'cross-site') return refuse(403, 'Views of other sites are not counted.');
      if (underWay >= atOnce) return refuse(503, 'Too many views at once.');
      underWay++;
      try {
        const body = await readBody(request);
        if (body === 'broken off') return void response.destroy();
        if (body === 'too large') return refuse(413, 'A view is smaller.');
        const status = await passOn(send, { url, request, body });
        if (status >= 200 && status < 300) response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
        else refuse(502, 'The view was not counted.');
      } finally {
        underWay--;
      }
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | 'too large' | 'broken off'> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostViewBytes) return 'too large';
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    return 'broken off';
  }
}

interface PassedOn {
  url: string;
  request: IncomingMessage;
  body: Buffer<ArrayBuffer>;
}

/** @returns the status of the service; 502 where it cannot be reached */
async function passOn(send: typeof fetch, { url, request: { headers, socket }, body }: PassedOn): Promise<number> {
  // The build has checked it; its file may have been changed since.
  if (!url.startsWith('https://')) return 502;
  const names = viewHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as [string, string]]));
  // A server that takes both versions of IP writes 192.0.2.7 as ::ffff:192.0.2.7, which services do not look up.
  const address = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '');
  // As proxies do. Whoever writes an address of their own in front changes only what is counted of themselves.
  const visitor = [headers['x-forwarded-for'], address].filter(Boolean).join(', ');
  try {
    const response = await send(url, {
      method: 'POST',
      headers: [...names, ['x-forwarded-for', visitor]],
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(viewSeconds * 1000),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 502;
  }
}
