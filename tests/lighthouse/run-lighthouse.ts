import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import type { RouteManifest } from '#engine/emit/host-rules.ts';
import { findBrowser } from '../helpers/find-browser.ts';

/**
 * Measures pages of the built site as Lighthouse does for a phone, and prints a table: npm run lighthouse [path ...]
 * Without paths it takes the first page of every set of blocks. Every figure is the median of RUNS runs (3), because
 * single ones vary (Lighthouse, docs/variability.md). A benchmark, not a test: it depends on the machine.
 */
const root = join(import.meta.dirname, '..', '..');
const dist = join(root, '.cache', 'lighthouse-dist');
const port = Number(process.env.PORT ?? 4380);
const runs = Number(process.env.RUNS ?? 3);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Result = RunnerResult['lhr'];

const server = spawn(process.execPath, ['--import', 'tsx', 'src/cli.ts', 'start', '--out', dist], {
  cwd: root,
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise<void>((done, fail) => {
  server.stdout.on('data', (text: Buffer) => text.includes('http://') && done());
  server.on('exit', () => fail(new Error('the site could not be built or served')));
});
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'];
const chrome = await launch({ chromePath: findBrowser(), chromeFlags: flags });
const rows: string[][] = [['page', ...categories, 'LCP s', 'CLS', 'TBT ms', 'complaints']];
try {
  // The first page that a browser loads pays for its start.
  await measure('/');
  for (const path of process.argv.slice(2).length > 0 ? process.argv.slice(2) : onePageOfEachKind()) rows.push(await measure(path));
} finally {
  chrome.kill();
  server.kill();
}
const widths =
  rows[0]?.map((_, column) => Math.max(...rows.map((row) => (column === row.length - 1 ? 0 : (row[column]?.length ?? 0))))) ?? [];
for (const row of rows) process.stdout.write(`${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`);

/** A row of the table. */
async function measure(path: string): Promise<string[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await runLighthouse(path));
  const medianOf = (value: (result: Result) => number) => median(results.map(value));
  const audit = (id: string) => medianOf(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  return [
    path,
    ...categories.map((category) => String(Math.round(medianOf((result) => result.categories[category]?.score ?? 0) * 100))),
    (audit('largest-contentful-paint') / 1000).toFixed(2),
    audit('cumulative-layout-shift').toFixed(3),
    String(Math.round(audit('total-blocking-time'))),
    complaintsOf(results).join(' '),
  ];
}

/**
 * Now and then a run fails for reasons of its own, and is done again.
 * @throws if it does every time, with Lighthouse's reason
 */
async function runLighthouse(path: string, tries = 3): Promise<Result> {
  const result = await lighthouse(`http://localhost:${port}${path}`, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    // A page of an error status is measured like any other.
    ignoreStatusCode: true,
  });
  const error = result ? result.lhr.runtimeError : { code: 'nothing', message: 'no result' };
  if (result && !error) return result.lhr;
  const reason = `Lighthouse cannot measure ${path}: ${error?.code} ${error?.message}`;
  if (tries === 1) throw new Error(reason);
  process.stderr.write(`${reason}\n`);
  return runLighthouse(path, tries - 1);
}

/** The audits that count and most runs find fault with. */
function complaintsOf(results: readonly Result[]): string[] {
  const refs = categories.flatMap((category) => results[0]?.categories[category]?.auditRefs ?? []);
  const counting = new Set(refs.filter(({ weight }) => weight > 0).map(({ id }) => id));
  return [...counting].filter((id) => median(results.map(({ audits }) => audits[id]?.score ?? 1)) < 0.9);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The block types of a page, in order, are its kind. */
function onePageOfEachKind(): string[] {
  const { routes, errors } = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8')) as RouteManifest;
  const kinds = new Map<string, string>();
  for (const { pattern, kind, file } of routes) {
    if (kind !== 'canonical') continue;
    const html = readFileSync(join(dist, file), 'utf8');
    const key = `${html.match(/data-region="[^"]*"/)?.[0]} ${[...html.matchAll(/<section\b[^>]*>/g)].length} ${html.includes('data-island')}`;
    if (!kinds.has(key)) kinds.set(key, pattern);
  }
  return [...kinds.values(), ...(errors.some(({ status }) => status === 404) ? ['/no-such-page'] : [])];
}
