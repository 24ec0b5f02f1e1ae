import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteManifest } from '#engine/emit/host-rules.ts';
import { engineRoot } from '#engine/engine-root.ts';

/** The folder that the server of these tests serves. */
export const servedFolder = process.env.BUILT_SITE ?? join(engineRoot, '.cache', 'e2e-dist');

/** Every path of the built site that is one page, not a pattern. */
export function listPaths(): string[] {
  return manifest()
    .routes.filter((route) => route.kind === 'canonical')
    .map((route) => route.pattern)
    .sort();
}

/** One path of each page that looks different: aliases and placeholders of one region differ only in their head. */
export function listDistinctPaths(folder = servedFolder): string[] {
  const first = new Map<string, string>();
  for (const { pattern, kind, file } of manifest(folder).routes) {
    if (kind !== 'canonical') continue;
    const html = readFileSync(join(folder, file), 'utf8');
    const body = createHash('sha256')
      .update(html.slice(html.indexOf('<body')))
      .digest('hex');
    if (!first.has(body)) first.set(body, pattern);
  }
  return [...first.values(), '/no-such-page'];
}

function manifest(folder = servedFolder): RouteManifest {
  return JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8'));
}
