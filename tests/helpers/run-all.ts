import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Outcome, type Part, runPart } from './run-part.ts';

/**
 * Everything that must hold before a change is taken, with the time each part takes. Two parts run at a time: the browser
 * waits where the others compute. What a part writes appears when it ends.
 */

const reports = join('.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
const site = resolve('.cache', 'test-dist');
const cli = ['node', '--import', 'tsx', 'src/cli.ts'];

const build: Part = { name: 'build', command: [...cli, 'build', '--out', site], repair: 'npm run build says what is wrong' };
const still: Part[] = [
  { name: 'types', command: ['tsc'], repair: 'correct the types' },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings'], repair: 'npm run format, then correct what is left' },
  { name: 'dead code', command: ['knip'], repair: 'delete what nothing uses' },
  { name: 'schema drift', command: [...cli, 'schema', '--check'], repair: 'npm run schema' },
  { name: 'content check', command: [...cli, 'check'], repair: 'correct the YAML files' },
];
const unit: Part = {
  name: 'unit, scenario, block, boundary, build',
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  repair: 'npm run test:unit shows one file at a time',
  // The React that draws dist/ takes two thirds of the time of the one for development.
  env: { NODE_ENV: 'production' },
};
const browser: Part = {
  name: 'browser',
  command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'],
  repair: 'npm run test:browser',
  env: { E2E_REPORT: resolve(browserReport) },
};

const started = performance.now();
const built = runPart(build);
// A site that cannot be built is not there for the others either: they try for themselves and say so.
const env = built.then((outcome): Record<string, string> => (outcome.ok ? { BUILT_SITE: site } : {}));
const stillAndUnit = async () => {
  const outcomes: Outcome[] = [];
  for (const part of still) outcomes.push(await runPart(part));
  return [...outcomes, await runPart(unit, await env)];
};
const browsing = async () => [await built, await runPart(browser, await env)];
const [[first, last], others] = await Promise.all([browsing(), stillAndUnit()]);
const outcomes = [first, ...others, last].filter((outcome) => outcome !== undefined);

const rows = outcomes.map(
  ({ name, repair, ok, seconds }) =>
    `${ok ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${name}${ok ? '' : `  ->  ${repair}`}`,
);
const whole = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
const counts = [countUnit(), countBrowser()];
const total = (key: 'passed' | 'failed') => counts.reduce((sum, count) => sum + count[key], 0);
process.stdout.write(`\n${rows.join('\n')}\n       ${whole} s  in all\n\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;

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
