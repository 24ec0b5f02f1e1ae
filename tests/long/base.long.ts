import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHandler } from '#engine/serve/create-handler.ts';
import { askServer } from '../helpers/hosts/ask-server.ts';
import type { Ask } from '../helpers/hosts/judge-answers.ts';
import { runCommand } from '../helpers/run-command.ts';
import { createScratchSite, readFixture } from '../helpers/scratch-site.ts';

const base = '/docs/';

describe.each(['harbour', 'gazette', 'arabic'])('the site %s below a path', (fixture) => {
  let site: string;
  let server: Server;
  let ask: Ask;
  let origin: string;
  const dist = () => join(site, 'built');
  const texts = () =>
    readdirSync(dist(), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:html|xml|webmanifest|txt)$/.test(file))
      .map((file) => ({ file, text: readFileSync(join(dist(), file), 'utf8') }));

  beforeAll(async () => {
    const settings = readFixture(fixture, 'site.yaml');
    origin = /^url: (\S+)/m.exec(settings)?.[1] ?? '';
    site = createScratchSite({ 'site.yaml': `${settings}\ndeploy: { base: ${base} }\n` }, fixture);
    const { status, stdout, stderr } = await runCommand(['build', '--site', site, '--out', join(site, 'built')]);
    if (status !== 0) throw new Error(stdout + stderr);
    server = createServer(createHandler(dist())).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    ask = askServer((server.address() as AddressInfo).port);
  });
  afterAll(() => {
    server?.close();
    rmSync(site, { recursive: true, force: true });
  });

  test('every address in every file begins with the base, and leads somewhere', async () => {
    const wrong: string[] = [];
    const addresses = new Set<string>();
    for (const { file, text } of texts()) {
      const found = file.endsWith('.html') ? addressesOf(text) : textAddresses(text, origin);
      for (const address of found) {
        const path = address.startsWith(origin) ? address.slice(origin.length) : address;
        if (!path.startsWith('/')) continue;
        if (path.startsWith(base)) addresses.add(path.replace(/#.*/, ''));
        else wrong.push(`${file}: ${address}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(addresses.size).toBeGreaterThan(10);
    for (const address of addresses) {
      // Files of the search index are asked for by its own script.
      if (address.endsWith('/pagefind/')) expect(existsSync(join(dist(), address, 'pagefind.js'))).toBe(true);
      else expect([address, (await ask(address)).status]).toEqual([address, 200]);
    }
  });

  test('the server has the site below the base, and nothing beside it', async () => {
    expect((await ask('/')).location).toBe(base);
    expect((await ask('/docs')).location).toBe(base);
    expect((await ask('/docs/index.html')).location).toBe(base);
    const [page = ''] = readdirSync(join(dist(), 'docs')).filter((file) => /^[a-z]+\.html$/.test(file) && file !== 'index.html');
    const path = page.replace('.html', '');
    expect((await ask(`${base}${path}/?a=1`)).location).toBe(`${base}${path}?a=1`);
    expect((await ask(`/${path}`)).status).toBe(404);
    expect((await ask('/docs/docs/')).status).toBeGreaterThan(300);
  });
});

/** Attributes, styles and data of scripts. */
function addressesOf(html: string): string[] {
  const found: string[] = [];
  let inside = '';
  const parser = new Parser({
    onopentag(name, { href, src, action, srcset, content, ...rest }) {
      inside = name;
      found.push(...[href, src, action].flatMap((value) => value ?? []));
      found.push(...(srcset?.split(',') ?? []).map((part) => part.trim().split(' ')[0] ?? ''));
      found.push(...(content?.match(/(?<=url=).+/) ?? []), ...(content?.startsWith('http') ? [content] : []));
      for (const name of ['data-scripts', 'data-idle-scripts', 'data-index']) found.push(...(rest[name]?.split(' ') ?? []));
    },
    ontext(text) {
      if (inside === 'style') found.push(...[...text.matchAll(/url\('?([^')]+)'?\)/g)].map(([, url = '']) => url));
      if (inside === 'script')
        found.push(...[...text.matchAll(/"(?:href|url|href_matches|item|@id|logo)":"([^"]+)"/g)].map(([, url = '']) => url));
    },
    onclosetag: () => {
      inside = '';
    },
  });
  parser.end(html);
  return found.map((address) => address.replace(/\*$/, ''));
}

function textAddresses(text: string, origin: string): string[] {
  const quoted = [...text.matchAll(/"((?:\/|https?:)[^"\s>]*)"/g)].map(([, url = '']) => url);
  return [...quoted, ...[...text.matchAll(/https?:[^\s"<]+/g)].map(([url]) => url)].filter(
    (url) => url.startsWith('/') || url.startsWith(origin),
  );
}
