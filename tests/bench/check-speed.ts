import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { writeSite } from './write-site.ts';

const pages = 1000;
const runs = 7;

/** Says how much processor time the check of a large site takes, each run in a process of its own as on the command line. */
function measureCheck(): void {
  const site = writeSite(pages);
  try {
    const bytes = readFileSync(join(site, 'pages', 'all', 'page-0.yaml')).length;
    const results = Array.from({ length: runs }, () => {
      const output = execFileSync('node', ['--max-semi-space-size=64', '--import', 'tsx', 'tests/bench/check-once.ts', site], {
        encoding: 'utf8',
      });
      return JSON.parse(output) as [whole: number, check: number];
    });
    const median = (index: 0 | 1) => (results.map((result) => result[index]).sort((a, b) => a - b)[Math.floor(runs / 2)] as number) / 1000;
    const [model = 'an unknown processor'] = cpus().map((cpu) => cpu.model.trim());
    process.stdout.write(
      `check: ${pages} pages of ${(bytes / 1000).toFixed(1)} kB: ${median(1).toFixed(2)} s of CPU, ${median(0).toFixed(2)} s with the start of the program\n` +
        `median of ${runs} runs, Node ${process.versions.node}, ${model}, load ${loadavg()[0]?.toFixed(1)}\n`,
    );
  } finally {
    rmSync(site, { recursive: true });
  }
}

measureCheck();
