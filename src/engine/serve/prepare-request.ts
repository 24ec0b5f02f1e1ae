import type { IncomingMessage } from 'node:http';

/**
 * Removes headers of a request that are not supported: ranges of other forms than first-last, which may be ignored (RFC
 * 9110, 14.2), and encodings that the client refuses with q=0.
 */
export function prepareRequest({ headers }: IncomingMessage): void {
  const [, first, last] = headers.range?.match(/^bytes=(\d+)-(\d*)$/) ?? [];
  const isRange = first !== undefined && (!last || Number(first) <= Number(last));
  if (!isRange || headers['if-range'] !== undefined) delete headers.range;
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((encoding) => !/;\s*q=0(?:\.0*)?\s*$/i.test(encoding));
  headers['accept-encoding'] = accepted.join(',');
}
