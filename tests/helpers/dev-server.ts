import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineRoot } from '#engine/engine-root.ts';

export interface DevServer {
  /** http://localhost:5xxx */
  url: string;
  /** Ends the server and waits for it. */
  stop(): Promise<void>;
}

/**
 * Starts `npm run dev` on a free port, as a process of its own.
 * @param site the folder of the site @param engine the folder of the engine, where it is not this one
 */
export async function startDevServer(site: string, engine = engineRoot, env: Record<string, string> = {}): Promise<DevServer> {
  const port = await findFreePort();
  const cache = mkdtempSync(join(tmpdir(), 'vite-cache-'));
  const child = spawn(
    process.execPath,
    [join(engineRoot, 'node_modules', 'vite', 'bin', 'vite.js'), '--port', String(port), '--strictPort'],
    {
      cwd: engine,
      env: { ...process.env, ...env, SITE: site, VITE_CACHE_DIR: cache, NODE_ENV: '', VITEST: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const url = `http://localhost:${port}`;
  for (let tries = 0; ; tries++) {
    const response = await fetch(`${url}/__pages`).catch(() => undefined);
    if (response) break;
    if (child.exitCode !== null || tries > 300) throw new Error(`the dev server did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async () => {
    await end(child);
    rmSync(cache, { recursive: true, force: true });
  };
  return { url, stop };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  await new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill();
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
