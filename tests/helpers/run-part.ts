import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import type { TestCounts } from './read-report.ts';

/** One part of `npm test`. */
export interface Part {
  name: string;
  /** A program of this machine or of node_modules/, and its words. */
  command: readonly string[];
  /** What to do when it fails. */
  repair: string;
  env?: Readonly<Record<string, string>>;
  /** Reads how many tests passed and failed, once the part has ended. */
  count?: () => TestCounts;
}

export interface Outcome extends Part {
  ok: boolean;
  seconds: number;
}

const programs = resolve('node_modules', '.bin');

/** Runs a part and writes what it said, as one piece, when it has ended. */
export async function runPart(part: Part, env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const started = performance.now();
  const [program = '', ...words] = part.command;
  const child = spawn(program, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${programs}${delimiter}${process.env.PATH}`,
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...part.env,
      ...env,
    },
  });
  process.stdout.write(`... ${part.name}\n`);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const status = await new Promise<number | null>((done) => {
    child.on('close', done);
    child.on('error', (error) => {
      said += `${error.message}\n`;
      done(null);
    });
  });
  process.stdout.write(`\n--- ${part.name}\n${said}\n`);
  return { ...part, ok: status === 0, seconds: (performance.now() - started) / 1000 };
}
