import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '#engine/engine-root.ts';

export interface ServerProcess {
  port: number;
  child: ChildProcess;
  /** Open descriptors, as the system counts them. */
  descriptors(): number;
  /** Megabytes of memory in use. */
  megabytes(): number;
  /** What it wrote to standard error. */
  complaints(): string;
  stop(): Promise<void>;
}

/** Serves a built folder by a program of its own, at a free port of this machine. */
export async function serveByProcess(folder: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['src/cli.mjs', 'serve', '--out', folder], {
    cwd: engineRoot,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
  });
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text)));
    child.once('exit', () => reject(new Error(complaints)));
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    port: Number(new URL(said.trim()).port),
    child,
    descriptors: () => readdirSync(`/proc/${child.pid}/fd`).length,
    megabytes: () => Number(readFileSync(join('/proc', String(child.pid), 'status'), 'utf8').match(/VmRSS:\s*(\d+)/)?.[1]) / 1024,
    complaints: () => complaints,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
