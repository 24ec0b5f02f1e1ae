import { expect } from 'playwright/test';
import { askRaw } from '../safety/raw-client.ts';
import { test } from './open-dev-site.ts';

test('a target that names a host too opens no tool of the dev server, and ends it no more than one that cannot be read', async ({
  site,
}) => {
  const { port, host, hostname } = new URL(site.url);
  const ask = (target: string) =>
    askRaw({ port: Number(port), host: hostname }, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  for (const target of ['http://localhost/__open-in-editor?file=site.yaml', 'x://[/__open-in-editor'])
    expect(await ask(target), target).toMatch(/^HTTP\/1\.1 403 /);
  expect(await ask('http://[/')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask('/__pages')).toMatch(/^HTTP\/1\.1 200 /);
});
