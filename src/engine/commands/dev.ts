import { join, resolve } from 'node:path';
import { createServer, type ServerOptions, type ViteDevServer } from 'vite';
import { engineRoot } from '#engine/engine-root.ts';
import { endWithNpm } from './end-with-npm.ts';
import { explainListenError, readAddress } from './read-address.ts';
import { readInstant } from './read-instant.ts';
import { refuse } from './refuse.ts';

export interface DevOptions {
  port?: string;
  host?: string;
  /** Whether a browser is opened. */
  open?: boolean;
  /** The moment as at which the site is shown; left out, the present, which goes on. */
  now?: string;
}

/**
 * Serves a site from its files as they are, and changes open pages at every save. A port that is asked for is taken or refused;
 * left out, it is 5173 or the next that is free.
 * @returns the exit code, once it is stopped
 */
export async function dev(site: string, { port = process.env.PORT, host = process.env.HOST, open, now }: DevOptions): Promise<number> {
  const instant = readInstant(now);
  if (instant.problem !== undefined) return refuse(instant.problem);
  // As SITE, it is read by vite.config.ts.
  if (now !== undefined) process.env.SITE_NOW = String(instant.now);
  endWithNpm();
  let server: ViteDevServer | undefined;
  try {
    const address = readAddress({ PORT: port, HOST: host }, { port: 5173 });
    server = await startVite(resolve(site), { ...address, strictPort: Boolean(port?.trim()), open });
  } catch (error) {
    const reason = explain(error as NodeJS.ErrnoException, { port: Number(port), host });
    if (!reason) throw error;
    process.stderr.write(`${reason}\n`);
    return 2;
  }
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
  await server.close();
  return 0;
}

async function startVite(root: string, options: ServerOptions): Promise<ViteDevServer> {
  // vite.config.ts reads SITE, so that `npx vite` and this command share one configuration.
  process.env.SITE = root;
  // Without NODE_ENV, Vite gives browsers the development builds of packages.
  delete process.env.NODE_ENV;
  const server = await createServer({ root: engineRoot, configFile: join(engineRoot, 'vite.config.ts'), server: options });
  return server.listen().catch(async (error) => {
    await server.close();
    throw error;
  });
}

/** Why the server cannot listen; undefined where it is something else that failed. */
function explain(error: NodeJS.ErrnoException, address: { port: number; host?: string }): string | undefined {
  if (error.message.startsWith('PORT ')) return error.message;
  // Vite's own words, which come without a code.
  const isTaken = error.message === `Port ${address.port} is already in use`;
  if (!isTaken && !['listen', 'getaddrinfo'].includes(error.syscall ?? '')) return undefined;
  return explainListenError({ ...error, code: isTaken ? 'EADDRINUSE' : error.code, message: error.message }, address);
}
