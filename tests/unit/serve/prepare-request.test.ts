import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepareRequest } from '#engine/serve/prepare-request.ts';

function prepared(headers: Record<string, string>): Record<string, string | undefined> {
  const request = { headers: { ...headers } };
  prepareRequest(request as unknown as IncomingMessage);
  return request.headers;
}

describe('prepareRequest', () => {
  test.each(['bytes=0-', 'bytes=0-0', 'bytes=5-10', 'bytes=10-10'])('keeps the range %s', (range) => {
    expect(prepared({ range }).range).toBe(range);
  });

  test.each(['bytes=10-5', 'bytes=-5', 'bytes=', 'bytes=1-2,3-4', 'bytes = 0-1', 'items=0-1'])('drops the range %s', (range) => {
    expect(prepared({ range })).not.toHaveProperty('range');
  });

  test('drops a range that depends on the version somebody has', () => {
    expect(prepared({ range: 'bytes=0-1', 'if-range': '"x"' })).not.toHaveProperty('range');
  });

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000,gzip;q=0.5', 'gzip;q=0.5'],
    ['gzip, deflate, br', 'gzip, deflate, br'],
    ['br; q=0', ''],
  ])('of the encodings "%s" leaves "%s"', (accepted, left) => {
    expect(prepared({ 'accept-encoding': accepted })['accept-encoding']?.trim()).toBe(left);
  });

  test('takes any headers', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (range, accepted) => {
        const { range: left } = prepared({ range, 'accept-encoding': accepted });
        if (left !== undefined) expect(left).toMatch(/^bytes=\d+-\d*$/);
      }),
    );
  });
});
