import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { sendText } from './send-text.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Limits for one client, so that others are served too; times in milliseconds. */
export const defaultLimits = {
  /** From the first byte of a request to the end of its headers. */
  headers: 10_000,
  /** From the first byte of a request to the end of its body, which may be a form with files from a slow connection. */
  body: 120_000,
  /** Without a byte sent or taken, while a response is under way. */
  inactivity: 30_000,
  /** Between two requests. */
  idle: 5_000,
  /** How often the times above are looked at. */
  interval: 1_000,
  /** Requests of one connection that have no response yet. Browsers send one at a time. */
  pipelined: 32,
};

/** An HTTP server that ends slow, silent and overflowing connections. */
export function createSiteServer(handle: Handler, limits = defaultLimits): Server {
  const pending = new WeakMap<Socket, number>();
  const listener: Handler = (request, response) => {
    const { socket } = request;
    // One packet can hold hundreds of requests, which arrive here also after the connection has been ended.
    if (socket.destroyed) return;
    const count = (pending.get(socket) ?? 0) + 1;
    if (count > limits.pipelined) {
      socket.destroy();
      return;
    }
    pending.set(socket, count);
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    if ((request.headersDistinct.host?.length ?? 0) > 1) sendText(response, 400, 'More than one Host');
    else handle(request, response);
  };
  const server = createServer({ connectionsCheckingInterval: limits.interval }, listener);
  // `Expect: 100-continue` asks whether a body may be sent. No request of this site needs one, so the final response is
  // sent.
  server.on('checkContinue', listener);
  server.headersTimeout = limits.headers;
  server.requestTimeout = limits.body;
  server.keepAliveTimeout = limits.idle;
  server.timeout = limits.inactivity;
  return server;
}
