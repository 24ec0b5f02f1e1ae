import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createSiteServer } from '#engine/serve/create-site-server.ts';
import { stopServer } from '#engine/serve/stop-server.ts';
import { explainListenError, readAddress } from './read-address.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Listens at HOST and PORT, so that both are known to be free before anything else is done.
 * @param defaultHost undefined is every interface of the machine
 * @returns undefined, with the reason on standard error, if they cannot be had
 */
export async function openServer(handle: Handler, defaultHost?: string): Promise<Server | undefined> {
  try {
    const address = readAddress(process.env, { host: defaultHost });
    const server = createSiteServer(handle);
    await new Promise<void>((listening, failed) => {
      server.once('error', (error) => failed(new Error(explainListenError(error, address))));
      server.listen(address, listening);
    });
    return server;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return undefined;
  }
}

/** Says where the server is, and waits until the operator stops it. @returns the exit code */
export async function runUntilStopped(server: Server): Promise<number> {
  const address = server.address();
  if (typeof address === 'object' && address) {
    const host = ['::', '0.0.0.0', '127.0.0.1', '::1'].includes(address.address) ? 'localhost' : address.address;
    process.stdout.write(`http://${host.includes(':') ? `[${host}]` : host}:${address.port}\n`);
  }
  await new Promise<void>((stop) => {
    // SIGHUP is left as it is: a listener would end a server that `nohup` keeps running.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
  await stopServer(server);
  return 0;
}
