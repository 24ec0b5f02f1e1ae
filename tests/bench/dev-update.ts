import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { engineRoot } from '#engine/engine-root.ts';
import { startDevServer } from '../helpers/dev-server.ts';
import { findBrowser } from '../helpers/find-browser.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';

/** How long a save takes to reach the screen: from the write of the file to the frame behind the change, in Chromium. */

const saves = 31;
const pagesOfLargeSite = 1000;

/** @returns sorted, in milliseconds */
async function measure(url: string, file: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  await page.waitForSelector('dev-bar', { state: 'attached' });
  await page.evaluate(watchForPixels);
  const text = readFileSync(file, 'utf8');
  const times: number[] = [];
  // The first saves warm the compiler of the server up, as the first minute of a working day does.
  for (let save = -5; save < saves; save++) {
    // Until the check of the whole site that follows a save is done.
    await page.waitForTimeout(700);
    const mark = `Draft ${save + 100}`;
    const seen = page.evaluate((words) => (window as unknown as { painted(words: string): Promise<number> }).painted(words), mark);
    await page.waitForTimeout(20);
    const written = performance.timeOrigin + performance.now();
    writeFileSync(file, text.replace('heading: ', `heading: ${mark} `));
    const time = (await seen) - written;
    if (save >= 0) times.push(time);
  }
  await page.close();
  return times.sort((a, b) => a - b);
}

/**
 * Gives the page `painted(words)`: the time at which the frame that first shows the words was done. A text, because the
 * compiler of this file would add helpers that the page does not have.
 */
const watchForPixels = `window.painted = (words) => new Promise((resolve) => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('h1')?.textContent.startsWith(words)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
      port2.postMessage(0);
    });
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
})`;

/** A copy of site.yaml and pages/ of this repository. */
function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dev-site-'));
  for (const name of ['site.yaml', 'pages']) cpSync(join(engineRoot, name), join(folder, name), { recursive: true });
  // Nothing of the copy was ever released, so that a page may be written anew.
  rmSync(join(folder, 'pages', 'routes.lock'));
  return folder;
}

function createLargeSite(): string {
  const sentence = 'Every joint is cut to fit, dry-assembled and numbered before it leaves the bench. ';
  const page = (index: number) => `route: /page-${index}
title: Page number ${index}
description: What page ${index} is about.
blocks:
  - type: hero
    heading: Page ${index}
    intro: ${sentence.repeat(2).trim()}
    actions: [{ label: The next page, href: /page-${(index + 1) % pagesOfLargeSite} }]
${[1, 2, 3]
  .map((part) => `  - type: prose\n    heading: Part ${part}\n    text: |\n${`      ${sentence.repeat(2)}[Home](/).\n\n`.repeat(5)}`)
  .join('')}`;
  const files = Object.fromEntries(Array.from({ length: pagesOfLargeSite }, (_, index) => [`pages/p/page-${index}.yaml`, page(index)]));
  const home = page(0).replace('/page-0', '/').replace('title: Page number 0', 'title: Home');
  return createScratchSite({ ...files, 'pages/index.yaml': home });
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
for (const [name, folder] of [
  ['this site', copySite()],
  [`${pagesOfLargeSite} pages of 3.3 kB`, createLargeSite()],
] as const) {
  const server = await startDevServer(folder);
  const times = await measure(server.url, join(folder, 'pages', 'index.yaml'));
  await server.stop();
  rmSync(folder, { recursive: true });
  const at = (share: number) => `${(times[Math.floor(times.length * share)] as number).toFixed(0)} ms`;
  process.stdout.write(`${name}: median ${at(0.5)}, fastest ${at(0)}, nine in ten below ${at(0.9)}, of ${times.length} saves\n`);
}
await browser.close();
