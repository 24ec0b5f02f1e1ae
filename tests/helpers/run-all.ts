import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that must hold before a change is taken, one part after the other, with the time each takes. */

const reports = join('.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

interface Part {
  name: string;
  command: string[];
  repair: string;
  env?: Record<string, string>;
}

const parts: Part[] = [
  { name: 'types', command: ['tsc'], repair: 'correct the types' },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings'], repair: 'npm run format, then correct what is left' },
  { name: 'dead code', command: ['knip'], repair: 'delete what nothing uses' },
  { name: 'schema drift', command: ['tsx', 'src/cli.ts', 'schema', '--check'], repair: 'npm run schema' },
  { name: 'content check', command: ['tsx', 'src/cli.ts', 'check'], repair: 'correct the YAML files' },
  {
    name: 'unit, scenario, block, boundary, build',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    repair: 'npm run test:unit shows one file at a time',
  },
  {
    name: 'browser',
    command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'],
    repair: 'npm run test:browser',
    env: { E2E_REPORT: join(process.cwd(), browserReport) },
  },
];

const rows: string[] = [];
let failed = false;
for (const { name, command, repair, env } of parts) {
  process.stdout.write(`\n--- ${name}\n`);
  const started = performance.now();
  const { status } = spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit', env: { ...process.env, ...env } });
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  rows.push(`${status === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}${status === 0 ? '' : `  ->  ${repair}`}`);
  if (status !== 0) failed = true;
}
const counts = [countUnit(), countBrowser()];
const total = (key: 'passed' | 'failed') => counts.reduce((sum, count) => sum + count[key], 0);
process.stdout.write(`\n${rows.join('\n')}\n\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = failed ? 1 : 0;

function countUnit() {
  const report = read(unitReport);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function countBrowser() {
  const stats = read(browserReport)?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

function read(path: string) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
