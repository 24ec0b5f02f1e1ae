import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Cost {
  /** Processor time of the program and of those that it started, in seconds. */
  cpu: number;
  /** Seconds on the clock. */
  wall: number;
  /** The most memory of the program, in MB. */
  memory: number;
}

/** Written by the program itself when it ends: no other program can say it on every system. */
const hook =
  "import { writeFileSync } from 'node:fs'; process.on('exit', () => writeFileSync(process.env.MEMORY_FILE, String(process.resourceUsage().maxRSS)));";

/** Runs Node and says what it cost. `times` of the shell counts the programs that it has waited for. @throws if it fails */
export function measureNode(args: readonly string[]): Cost {
  const folder = mkdtempSync(join(tmpdir(), 'bench-cost-'));
  const MEMORY_FILE = join(folder, 'memory');
  try {
    const started = performance.now();
    const words = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`, ...args];
    const script = '"$0" "$@" >/dev/null && times';
    const output = execFileSync('sh', ['-c', script, process.execPath, ...words], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', MEMORY_FILE },
    });
    const wall = (performance.now() - started) / 1000;
    // The second line is that of the programs: 0m1.234s 0m0.567s.
    const times = (output.trim().split('\n').at(-1) ?? '').split(' ').map((time) => {
      const [minutes, seconds] = time.split('m').map(Number.parseFloat);
      return (minutes ?? 0) * 60 + (seconds ?? 0);
    });
    return { cpu: times.reduce((sum, time) => sum + time, 0), wall, memory: Number(readFileSync(MEMORY_FILE, 'utf8')) / 1024 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
