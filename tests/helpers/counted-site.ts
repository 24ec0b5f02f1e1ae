import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createViewsProxy } from '#engine/analytics/pass-on-views.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { createHandler } from '#engine/serve/create-handler.ts';
import { createScratchSite, readFixture } from './scratch-site.ts';

/** The host of the site; it leads to this machine in every browser. */
export const countedHost = 'counted.localhost';

/** A view as it was passed on to the service. */
export interface PassedOn {
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

export interface CountedSite {
  port: number;
  /** Absolute path of the build. */
  dist: string;
  passedOn: PassedOn[];
  close(): void;
}

/** The smallest site with a page /about, whose views are counted: built, and served by our own server. @param analytics YAML */
export async function startCountedSite(analytics: string): Promise<CountedSite> {
  const site = createScratchSite({
    'site.yaml': `${readFixture('smallest', 'site.yaml').replace(/^url: .*$/m, `url: https://${countedHost}`)}analytics: ${analytics}\n`,
    'pages/about.yaml':
      'route: /about\ntitle: About\ndescription: About.\nblocks:\n  - { type: hero, heading: About, actions: [{ label: Back home, href: / }] }\n',
  });
  const dist = join(site, 'dist');
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['src/cli.mjs', 'build', '--site', site, '--out', dist, '--no-cards', '--no-compression'],
    { cwd: engineRoot, env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  const passedOn: PassedOn[] = [];
  const record: typeof fetch = async (url, init) => {
    passedOn.push({
      url: String(url),
      headers: Object.fromEntries(init?.headers as [string, string][]),
      body: JSON.parse(String(init?.body)),
    });
    return new Response(null, { status: 202 });
  };
  const server = createServer(createHandler(dist, undefined, createViewsProxy(record)));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    dist,
    passedOn,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(site, { recursive: true, force: true });
    },
  };
}
