import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import type { RouteManifest } from '#engine/emit/host-rules.ts';
import { findBrowser } from '../helpers/find-browser.ts';
import { readTrace, type TraceEvent } from './read-trace.ts';

/**
 * How smoothly pages move on a processor four times slower: npm run bench:frames [path ...]
 * Without paths it takes every page whose hero moves. Each is measured as it is and with motion reduced: what the
 * second shows is the machine, the difference is the page.
 */
const root = join(import.meta.dirname, '..', '..');
const dist = join(root, '.cache', 'frames-dist');
const port = Number(process.env.PORT ?? 4381);
const size = { width: 1440, height: 900 };
const slowdown = 4;

const server = spawn(process.execPath, ['--import', 'tsx', 'src/cli.ts', 'start', '--out', dist], {
  cwd: root,
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise<void>((done, fail) => {
  server.stdout.on('data', (text: Buffer) => text.includes('http://') && done());
  server.on('exit', () => fail(new Error('the site could not be built or served')));
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const doings = { 'pointer over the hero': movePointer, 'scrolling to and fro': scroll };
const print = (cells: readonly string[]) =>
  process.stdout.write(`${cells.map((cell, column) => cell.padEnd(column < 2 ? 24 : 16)).join('')}\n`);
try {
  print(['page', 'while', 'motion', 'frames/s', 'dropped %', 'main thread ms', 'p95 ms', 'layouts']);
  const given = process.argv.slice(2);
  for (const path of given.length > 0 ? given : pagesThatMove())
    for (const [name, act] of Object.entries(doings))
      for (const motion of ['no-preference', 'reduce'] as const) {
        const figures = await measure(browser, path, { motion, act });
        const { perSecond, dropped, work, slowWork, layouts } = figures;
        const shown = [perSecond, dropped, work, slowWork].map((figure) => (Number.isFinite(figure) ? figure.toFixed(1) : '-'));
        print([path, name, motion === 'reduce' ? 'reduced' : 'full', ...shown, String(layouts)]);
      }
} finally {
  await browser.close();
  server.kill();
}

type Act = (page: Page) => Promise<void>;

async function measure(chrome: Browser, path: string, { motion, act }: { motion: 'reduce' | 'no-preference'; act: Act }) {
  const page = await chrome.newPage({ viewport: size, reducedMotion: motion });
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Once without measuring: pictures are decoded and what is below is drawn for the first time.
  await act(page);
  await chrome.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', '__metadata'] });
  await act(page);
  const trace = JSON.parse((await chrome.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.close();
  return readTrace(trace.traceEvents);
}

/** Along a curve over the opening of the page, for two seconds, as often as a mouse reports. */
async function movePointer(page: Page): Promise<void> {
  const start = performance.now();
  for (let time = 0; time < 2000; time = performance.now() - start) {
    const turn = time / 500;
    await page.mouse.move(size.width * (0.5 + 0.4 * Math.sin(turn)), size.height * (0.5 + 0.3 * Math.cos(turn * 1.3)));
    await page.waitForTimeout(8);
  }
}

/** With a wheel, two seconds down and two up, so that the browser scrolls off the main thread as it does for a visitor. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(size.width / 2, size.height / 2);
  for (const way of [40, -40]) {
    const start = performance.now();
    while (performance.now() - start < 2000) {
      await page.mouse.wheel(0, way);
      await page.waitForTimeout(8);
    }
  }
}

function pagesThatMove(): string[] {
  const manifest: RouteManifest = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8'));
  return manifest.routes
    .filter(({ kind, file, pattern }) => {
      const html = kind === 'canonical' ? readFileSync(join(dist, file), 'utf8') : '';
      return html.includes('data-parallax') && new RegExp(`rel="canonical" href="[^"]*//[^/"]+${pattern}"`).test(html);
    })
    .map(({ pattern }) => pattern);
}
