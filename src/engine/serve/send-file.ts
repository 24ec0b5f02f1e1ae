import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { StoredFile } from './read-whole.ts';

/**
 * Sends a file that is in memory, with what `response` has in its headers already. A page is sent whole, as a part, or not
 * at all where the client has it (RFC 9110, 13 and 14); an error page always whole.
 */
export function sendFile({ headers, method }: IncomingMessage, response: ServerResponse, { bytes, hash, modified }: StoredFile): void {
  let body = bytes;
  if (response.statusCode === 200) {
    const validators = { ETag: `"${hash}"`, 'Last-Modified': modified.toUTCString() };
    for (const [name, value] of Object.entries(validators)) response.setHeader(name, value);
    if (fresh(headers, { etag: validators.ETag, 'last-modified': validators['Last-Modified'] })) {
      response.removeHeader('Content-Type');
      response.statusCode = 304;
      response.end();
      return;
    }
    response.setHeader('Accept-Ranges', 'bytes');
    const part = method === 'GET' ? requestedPart(headers.range, bytes.length) : undefined;
    if (part) {
      response.statusCode = part.status;
      response.setHeader('Content-Range', part.contentRange);
      body = bytes.subarray(part.start, part.end + 1);
    }
  }
  response.setHeader('Content-Length', body.length);
  // A response to HEAD has the headers of one with a body.
  if (method === 'HEAD' || body.length === 0) response.end();
  // A closing server counts a response as finished once `end` is called, even if its bytes have not been sent.
  else response.write(body, (error) => error ?? response.end());
}

/** @param range "bytes=first-last" or "bytes=first-"; others mean the whole */
function requestedPart(range: string | undefined, size: number) {
  const [, first, last] = range?.match(/^bytes=(\d+)-(\d*)$/) ?? [];
  if (first === undefined) return undefined;
  const start = Number(first);
  if (start >= size) return { status: 416, start: 0, end: -1, contentRange: `bytes */${size}` };
  const end = Math.min(last ? Number(last) : size - 1, size - 1);
  return { status: 206, start, end, contentRange: `bytes ${start}-${end}/${size}` };
}
