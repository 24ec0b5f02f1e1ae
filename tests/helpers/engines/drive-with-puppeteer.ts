import { execFileSync } from 'node:child_process';
import puppeteer, { type Browser } from 'puppeteer-core';
import { type EngineDriver, type WindowOptions, windowSize } from './engine-driver.ts';

// The client loses pages that come back from memory, or that were drawn ahead: here the Back button loads a page again.
const firefoxPrefs = { 'browser.sessionhistory.max_total_viewers': 0 };
const chromiumArgs = [
  '--disable-back-forward-cache',
  '--disable-features=Prerender2',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Chromium by its own protocol, or Firefox by WebDriver BiDi. */
export async function driveWithPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
  { script, motion }: WindowOptions,
): Promise<EngineDriver> {
  const running = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    // A slow machine, not a hanging browser.
    timeout: 60_000,
    ...(browser === 'firefox'
      ? // Firefox has no command for either.
        { extraPrefsFirefox: { ...firefoxPrefs, 'javascript.enabled': script, 'ui.prefersReducedMotion': motion ? 0 : 1 } }
      : { args: chromiumArgs }),
  });
  try {
    return await openPage(running, browser === 'chrome' ? { script, motion } : undefined);
  } catch (error) {
    await running.close();
    throw error;
  }
}

/** @param options that the browser is told by commands, if it knows them */
async function openPage(browser: Browser, options?: WindowOptions): Promise<EngineDriver> {
  const page = await browser.newPage();
  await page.setViewport(windowSize);
  if (options) {
    await page.setJavaScriptEnabled(options.script);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: options.motion ? 'no-preference' : 'reduce' }]);
  }
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width) => page.setViewport({ ...windowSize, width }),
    readPrinted: async () => execFileSync('pdftotext', ['-layout', '-', '-'], { input: await page.pdf(), encoding: 'utf8' }),
    close: () => browser.close(),
  };
}
