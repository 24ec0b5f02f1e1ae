import type { RequestListener } from 'node:http';
import type { Theme } from '#contract/theme.ts';
import { sendText } from '#engine/serve/send-text.ts';
import { build } from './build.ts';
import { endWithNpm } from './end-with-npm.ts';
import { openServer, runUntilStopped } from './open-server.ts';
import { openBuild, type ServeOptions, withAccessLog } from './serve.ts';

/** Builds a site, then serves it. The port is opened before the build, which takes long. @returns the exit code */
export async function start(theme: Theme, folder: string, { out, host, accessLog }: ServeOptions): Promise<number> {
  endWithNpm();
  let handle: RequestListener = (_, response) => {
    response.setHeader('Retry-After', '5');
    sendText(response, 503, 'This site is being built.');
  };
  const server = await openServer(
    withAccessLog((request, response) => handle(request, response), accessLog),
    host,
  );
  if (!server) return 2;
  // A terminal shows the progress of the build instead.
  if (!process.stderr.isTTY) process.stdout.write('Building the site; its URL follows.\n');
  const code = await build(theme, folder, { out });
  const built = code === 0 ? openBuild(theme, folder, out) : undefined;
  if (built) {
    handle = built;
    return runUntilStopped(server);
  }
  server.close();
  server.closeAllConnections();
  return code || 2;
}
