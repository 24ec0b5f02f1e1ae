import { describe, expect, test } from 'vitest';
import { explainListenError, readAddress } from '#engine/commands/read-address.ts';

describe('HOST and PORT', () => {
  test.each([
    [{}, undefined, { port: 4173, host: undefined }],
    [{}, '127.0.0.1', { port: 4173, host: '127.0.0.1' }],
    [{ PORT: '', HOST: ' ' }, '127.0.0.1', { port: 4173, host: '127.0.0.1' }],
    [{ PORT: ' 8080 ', HOST: '0.0.0.0' }, '127.0.0.1', { port: 8080, host: '0.0.0.0' }],
    [{ PORT: '0' }, undefined, { port: 0, host: undefined }],
    [{ PORT: '65535' }, undefined, { port: 65535, host: undefined }],
  ])('%j with %s is %j', (env, host, expected) => {
    expect(readAddress(env, { host })).toEqual(expected);
  });

  test.each(['http', '80 80', '-1', '65536', '4173x', '1e3', '0x50', '41.5', '99999999999'])('%s is no port', (port) => {
    expect(() => readAddress({ PORT: port })).toThrow(
      `PORT is "${port}", which is not a port: write a whole number from 1 to 65535, as in PORT=4173.`,
    );
  });
});

test.each([
  [{ code: 'EADDRINUSE' }, 'Port 80 is taken by another program: stop that one, or choose another port, as in PORT=81.'],
  [
    { code: 'EACCES' },
    'This user may not open port 80, because ports below 1024 belong to the system: choose another port, as in PORT=8080.',
  ],
  [
    { code: 'EADDRNOTAVAIL' },
    'HOST is "8.8.8.8", which is not an address of this machine: leave it out, or write HOST=127.0.0.1 or HOST=0.0.0.0.',
  ],
  [{ code: 'EMFILE', message: 'too many open files' }, 'Cannot listen at port 80: too many open files.'],
])('%j is one sentence', (error, sentence) => {
  expect(explainListenError(error as NodeJS.ErrnoException, { host: '8.8.8.8', port: 80 })).toBe(sentence);
});
