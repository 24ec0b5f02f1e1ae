import { request } from 'node:http';
import type { Ask } from './judge-answers.ts';

/** Asks a server of this machine, with targets as they are: `fetch` would clean them up. */
export function askServer(port: number): Ask {
  return (path) =>
    new Promise((resolve, reject) => {
      const asking = request({ host: '127.0.0.1', port, path, agent: false, headers: { host: 'site.test' } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]));
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            headers,
            body: Buffer.concat(chunks).toString('latin1'),
          });
        });
      });
      asking.on('error', reject);
      asking.end();
    });
}
