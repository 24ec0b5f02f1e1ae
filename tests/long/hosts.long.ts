import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HostName } from '#engine/deploy/host-names.ts';
import type { RouteManifest } from '#engine/emit/host-rules.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { createHandler } from '#engine/serve/create-handler.ts';
import { askServer } from '../helpers/hosts/ask-server.ts';
import { judgeAnswers, type Verdict } from '../helpers/hosts/judge-answers.ts';
import { listRequests } from '../helpers/hosts/list-requests.ts';
import { modelNetlify } from '../helpers/hosts/model-netlify.ts';
import { modelVercel } from '../helpers/hosts/model-vercel.ts';
import { type StartHost, startApache, startCaddy, startNginx } from '../helpers/hosts/real-servers.ts';
import { startPages, startWorkers } from '../helpers/hosts/run-cloudflare.ts';
import { runCommand } from '../helpers/run-command.ts';

interface Case {
  name: string;
  host: HostName;
  start: StartHost;
  /** What the host does otherwise whatever it is told, as patterns of targets, each with the reason. */
  differs: readonly (readonly [RegExp, string])[];
  /** A rule that is wrong: in which file, and what is written there instead. */
  planted: readonly [file: string, text: string, instead: string];
  /** What applies the rules is a model, which knows nothing of odd spellings. */
  isModel?: true;
}

const encoded = [/^\/%[4-7]/, 'compares paths as they are written, and a letter may be written as %61'] as const;
const assetPolicy = [
  /^\/assets\/(?:none\.js)?$/,
  'has headers by path, so the page for a missing picture has the policy of pictures',
] as const;
const innerFiles = [/^\/(?:404|500|routes\.json|_fallback\/)/, 'publishes every file of the folder'] as const;
const gone = [/^\/(?:%73)?(?:s?ummer-sale|s?ervices\/old-thing)/, 'knows no status for what is gone (410): it is not found (404)'] as const;
const fallbackOf = (host: string, wrong: string) => [`_fallback/services${host}`, `_fallback/${wrong}${host}`] as const;

const cases: readonly Case[] = [
  { name: 'nginx', host: 'nginx', start: startNginx, differs: [], planted: ['_deploy/nginx.conf', ...fallbackOf('.html', 'uk')] },
  { name: 'Caddy', host: 'caddy', start: startCaddy, differs: [], planted: ['_deploy/Caddyfile', ...fallbackOf('.html', 'uk')] },
  { name: 'Apache', host: 'apache', start: startApache, differs: [], planted: ['.htaccess', 'R=410', 'R=404'] },
  {
    name: 'Cloudflare Pages',
    host: 'cloudflare',
    start: startPages,
    differs: [encoded, assetPolicy],
    planted: ['_worker.js', ...fallbackOf('', 'uk')],
  },
  {
    name: 'Cloudflare Workers',
    host: 'cloudflare',
    start: startWorkers,
    differs: [[/%[2-7zZ]|^\/index$/, 'sends other ways to write a letter, and /index, on for the moment only (307)'], assetPolicy],
    planted: ['_redirects', '/who-we-are /about 301', '/who-we-are /about 302'],
  },
  {
    name: 'Netlify',
    host: 'netlify',
    start: modelNetlify,
    differs: [
      innerFiles,
      assetPolicy,
      gone,
      [/^\/(?:who-we-are|services\/about-us|company\/history)\.html$/, 'shows the page that sends on'],
    ],
    planted: ['_redirects', ...fallbackOf('', 'uk')],
    isModel: true,
  },
  {
    name: 'Vercel',
    host: 'vercel',
    start: modelVercel,
    differs: [innerFiles, assetPolicy, gone, [/^\/[A-Z]/, 'does not tell capitals from small letters in rules']],
    planted: ['vercel.json', ...fallbackOf('', 'uk')],
    isModel: true,
  },
];

const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
const bases = ['/', '/docs/'] as const;
type Base = (typeof bases)[number];
const servers = new Map<Base, Server>();
const portOf = (base: Base) => (servers.get(base) as Server).address() as AddressInfo;

/** Where the site is built for a host, or for our own server. */
const distOf = (base: Base, host: HostName | 'own') => join(folder, `${host}${base.replaceAll('/', '-')}`);
/** A target as it would be without a base. */
const withoutBase = (target: string) => target.replace(/^\/docs\//, '/');

beforeAll(async () => {
  // The site of this repository, with former paths and paths that are gone, beside wildcards and below them.
  for (const part of ['pages', 'schema', 'site.yaml']) cpSync(join(engineRoot, part), join(folder, 'site', part), { recursive: true });
  change('site.yaml', (text) => `${text}\nretired: [/summer-sale, /services/old-thing]\n`);
  change('pages/about.yaml', (text) =>
    text.replace(/^route: \/about$/m, 'route: /about\nformerPaths: [/who-we-are, /services/about-us, /company/history]'),
  );
  for (const base of bases) {
    if (base !== '/') change('site.yaml', (text) => `${text}\ndeploy: { base: ${base} }\n`);
    await buildFor(base);
    for (const host of new Set(cases.map((one) => one.host))) await buildFor(base, host);
    const server = createServer(createHandler(distOf(base, 'own'))).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    servers.set(base, server);
  }
});

afterAll(() => {
  for (const server of servers.values()) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true, force: true });
});

function change(file: string, edit: (text: string) => string): void {
  const path = join(folder, 'site', file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
}

async function buildFor(base: Base, host?: HostName): Promise<void> {
  const chosen = host ? ['--host', host] : [];
  const { status, stdout, stderr } = await runCommand([
    'build',
    '--site',
    join(folder, 'site'),
    '--out',
    distOf(base, host ?? 'own'),
    '--no-cards',
    '--no-compression',
    ...chosen,
  ]);
  if (status !== 0) throw new Error(stdout + stderr);
}

async function judge({ start, isModel }: Case, base: Base, dist: string): Promise<Verdict[]> {
  const manifest: RouteManifest = JSON.parse(readFileSync(join(distOf(base, 'own'), 'routes.json'), 'utf8'));
  const isOdd = (target: string) => /\/\/|\/index|%2e/i.test(target.replace(/\?.*/, ''));
  const targets = listRequests(manifest).filter((target) => !isModel || !isOdd(target));
  const compared = [...new Set((manifest.headers ?? []).flatMap(({ headers }) => Object.keys(headers)))];
  const host = await start(dist);
  try {
    return await judgeAnswers({
      targets,
      expected: askServer(portOf(base).port),
      actual: host.ask,
      compared: compared.map((name) => name.toLowerCase()).filter((name) => name !== 'cache-control'),
      anySpelling: isModel,
    });
  } finally {
    await host.stop();
  }
}

describe.each(cases)('$name', (one) => {
  const wrongOf = (verdicts: readonly Verdict[]) => verdicts.filter(({ problem }) => problem !== undefined);
  const unknown = (verdicts: readonly Verdict[]) =>
    verdicts.filter(({ target }) => !one.differs.some(([pattern]) => pattern.test(withoutBase(target))));

  test.each(bases)('below %s it answers every request as our own server does, but for what is known of it', async (base) => {
    const verdicts = await judge(one, base, distOf(base, one.host));
    const wrong = wrongOf(verdicts);
    process.stdout.write(`${one.name}, ${base}: ${verdicts.length - wrong.length} of ${verdicts.length} requests\n`);
    expect(verdicts.length).toBeGreaterThan(500);
    expect(unknown(wrong)).toEqual([]);
    // What is said to differ and does not is to be taken out of the list.
    for (const [pattern, reason] of one.differs)
      expect(
        wrong.some(({ target }) => pattern.test(withoutBase(target))),
        reason,
      ).toBe(true);
  });

  test('a wrong rule is found', async () => {
    const [file, text, instead] = one.planted;
    const copy = join(folder, `${one.name}-planted`);
    cpSync(distOf('/', one.host), copy, { recursive: true });
    const rules = readFileSync(join(copy, file), 'utf8');
    expect(rules).toContain(text);
    writeFileSync(join(copy, file), rules.replaceAll(text, instead));
    expect(unknown(wrongOf(await judge(one, '/', copy))).length).toBeGreaterThan(0);
  });
});
