import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashOf, listFiles } from '#engine/emit/file-list.ts';
import type { RouteManifest } from '#engine/emit/host-rules.ts';

/** What the pages of a build say. */
export const pageOf = (file: string, build: string) => `<p>${file} of ${build}</p>${`<!-- ${hashOf(build)} -->`.repeat(500)}`;

const pages = ['index.html', 'a.html', 'b.html', '_fallback/p.html', '404.html', '500.html'];

/**
 * The files of a small complete build, routes.json last.
 * @param build a word that stands in each page
 * @param big bytes of /assets/big.abc.js, which is left out without them
 */
export function tinyBuild(build: string, big = 0): Map<string, Buffer> {
  const files = new Map(pages.map((file) => [file, Buffer.from(pageOf(file, build))]));
  if (big > 0) files.set('assets/big.abc.js', Buffer.alloc(big, 'x'));
  files.set('assets/small.abc.js', Buffer.from('let small;'));
  files.set('favicon.ico', Buffer.from('icon'));
  const manifest: RouteManifest = {
    routes: [
      { pattern: '/', kind: 'canonical', file: 'index.html' },
      { pattern: '/a', kind: 'canonical', file: 'a.html' },
      { pattern: '/b', kind: 'canonical', file: 'b.html' },
      { pattern: '/p/*', kind: 'wildcard', file: '_fallback/p.html' },
    ],
    errors: [
      { status: 404, file: '404.html' },
      { status: 500, file: '500.html' },
    ],
    files: listFiles(files),
  };
  return files.set('routes.json', Buffer.from(JSON.stringify(manifest)));
}

export function writeFiles(folder: string, files: ReadonlyMap<string, Buffer>): void {
  for (const [file, bytes] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), bytes);
  }
}

/** A small built site called "first" in a folder of its own, with a file beside it that nobody may read. @returns dist/ */
export function tinyDist(big?: number): string {
  const root = mkdtempSync(join(tmpdir(), 'tiny-dist-'));
  writeFileSync(join(root, 'secret.txt'), 'hidden words');
  writeFiles(join(root, 'dist'), tinyBuild('first', big));
  return join(root, 'dist');
}
