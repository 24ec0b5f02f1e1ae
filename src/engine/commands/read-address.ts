import type { ListenOptions } from 'node:net';

/**
 * Where to listen, from HOST and PORT of the environment.
 * @param otherwise the values where they are not set; no host means every interface of the machine
 * @throws with the sentence for the operator if PORT is no port
 */
export function readAddress(env: NodeJS.ProcessEnv, otherwise: { host?: string; port?: number } = {}): ListenOptions & { port: number } {
  const port = env.PORT?.trim() || String(otherwise.port ?? 4173);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new Error(`PORT is "${port}", which is not a port: write a whole number from 1 to 65535, as in PORT=4173.`);
  return { host: env.HOST?.trim() || otherwise.host, port: Number(port) };
}

/** Why the server cannot listen at an address, and what to do, in one sentence. */
export function explainListenError({ code, message }: NodeJS.ErrnoException, { host, port }: ListenOptions): string {
  const another = `choose another port, as in PORT=${(port ?? 0) < 65535 ? (port ?? 0) + 1 : 4173}`;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: stop that one, or ${another}.`;
    case 'EACCES':
      return `This user may not open port ${port}, because ports below 1024 belong to the system: ${another.replace(/\d+$/, '8080')}.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return `HOST is "${host}", which is not an address of this machine: leave it out, or write HOST=127.0.0.1 or HOST=0.0.0.0.`;
    default:
      return `Cannot listen at port ${port}: ${message}.`;
  }
}
