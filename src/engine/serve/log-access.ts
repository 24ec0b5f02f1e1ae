import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Writes a line for each response, in the Common Log Format: the client's address, the time, the request, the status and the bytes
 * of the body. One that was broken off is listed with what was handed over until then.
 */
export function logAccess(handle: RequestListener, write: (line: string) => void, now: () => Date = () => new Date()): RequestListener {
  return (request, response) => {
    const begun = now();
    let bytes = 0;
    const count = (chunk: unknown) => {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) bytes += Buffer.byteLength(chunk);
    };
    const { write: send, end } = response;
    response.write = ((...args: unknown[]) => {
      count(args[0]);
      return send.apply(response, args as Parameters<typeof send>);
    }) as typeof send;
    response.end = ((...args: unknown[]) => {
      count(args[0]);
      return end.apply(response, args as Parameters<typeof end>);
    }) as typeof end;
    response.once('close', () => write(describe(request, response, { begun, bytes })));
    handle(request, response);
  };
}

function describe(
  { socket, method, url, httpVersion }: IncomingMessage,
  { statusCode }: ServerResponse,
  { begun, bytes }: { begun: Date; bytes: number },
): string {
  const line = `${method} ${url} HTTP/${httpVersion}`;
  return `${socket.remoteAddress ?? '-'} - - [${timeOf(begun)}] "${escapeText(line)}" ${statusCode} ${bytes || '-'}\n`;
}

/** 10/Oct/2026:13:55:36 +0000 */
function timeOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [two(date.getUTCDate()), months[date.getUTCMonth()], date.getUTCFullYear()].join('/');
  return `${day}:${[date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':')} +0000`;
}

/** Nothing that a client sends can end the line or the quotes. */
function escapeText(text: string): string {
  return text.replace(/[^ !#-[\]-~]/g, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
