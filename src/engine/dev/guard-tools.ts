import { realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import { siteBlocks, siteEntries } from '#engine/blocks/type-folders.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { pathOfTarget } from './path-of-target.ts';
import { tokenHeader } from './wire.ts';

/** Paths that only show something. Every other one below `/__` does something, and is guarded. */
const shows = /^\/__(?:pages|blocks(?:\/[^/]*)?|texts\/.*)$/;
const ownHost = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

interface Guard {
  /** Known to the pages of this server only; sent to them over their socket. */
  token: string;
  /** Absolute path of the site. */
  root: string;
}

/**
 * A middleware before all others: a path below `/__` that does something responds only to the pages of this very server, not
 * what another page, another server or a renamed host asks for; and names only files of the site, its blocks included, and of `src/`.
 */
export function guardTools({ token, root }: Guard) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname, searchParams } = new URL(`http://any${pathOfTarget(request.url ?? '').replace(/^\/*/, '/')}`);
    const path = decode(pathname).toLowerCase();
    const isTool = path.startsWith('/__') && !shows.test(path);
    const isOpenable = () => searchParams.getAll('file').every((file) => isEditable(file, root));
    const reason = isTool ? (refusal(request, token) ?? (isOpenable() ? undefined : foreignFile)) : undefined;
    if (reason === undefined) next();
    else response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(`${reason}\n`);
  };
}

const foreignFile = 'Only files of the site and of src/ can be opened.';

/** Why a request is not one of our own pages; undefined where it is. */
function refusal({ headers }: IncomingMessage, token: string): string | undefined {
  const { host = '', origin, 'sec-fetch-site': from } = headers;
  // DNS rebinding: a foreign domain name that points to this machine would make its pages have the same origin.
  if (!ownHost.test(host)) return `This server is not ${host}.`;
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`) return 'Another site asks for this.';
  if (from !== undefined && from !== 'same-origin') return 'Another site asks for this.';
  return headers[tokenHeader] === token ? undefined : 'Only a page of this development server can ask for this, by a click.';
}

/** @param place as in a link to the editor: /site/pages/about.yaml:12:3 */
function isEditable(place: string, root: string): boolean {
  try {
    const file = realpathSync(place.replace(/(?::\d+){0,2}$/, ''));
    return (
      file === resolve(root, 'site.yaml') ||
      [resolve(root, 'pages'), siteBlocks(root), siteEntries(root), resolve(engineRoot, 'src')].some((folder) =>
        file.startsWith(folder + sep),
      )
    );
  } catch {
    return false;
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
