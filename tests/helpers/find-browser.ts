import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { installPackages } from './install-packages.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Chromium without its own windows and menus, which does the same work in two thirds of the time. */
const shell = 'chromium-headless-shell';

/**
 * The browser that most tests drive: BROWSER_PATH, else the system's headless shell, else what findBrowser finds.
 * @throws as findBrowser
 */
export function findLightBrowser(): string {
  if (process.env.BROWSER_PATH) return findBrowser();
  const installed = findOnPath([shell]);
  if (installed) return installed;
  const browser = findBrowser();
  return findOnPath([shell]) ?? browser;
}

/**
 * A whole browser, which draws as visitors see it: BROWSER_PATH, else the system's Chromium, else Playwright's own download, else
 * the distribution's package, which is installed.
 * @throws with the remedies when none can be had
 */
export function findBrowser(): string {
  const chosen = process.env.BROWSER_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`BROWSER_PATH names ${chosen}, which does not exist. Correct it or unset it.`);
    return chosen;
  }
  const system = findOnPath(names);
  if (system) return system;
  const downloaded = chromium.executablePath();
  if (existsSync(downloaded)) return downloaded;
  if (installPackages('chromium')) {
    // Not every distribution has it, and the tests take longer without.
    installPackages(shell);
    const installed = findOnPath(names);
    if (installed) return installed;
  }
  throw new Error(
    'No browser was found for the browser tests. Do one of these and run the command again:\n' +
      '  - install Chromium from your distribution (Debian, Ubuntu: sudo apt-get install chromium)\n' +
      '  - npx playwright install chromium\n' +
      '  - set BROWSER_PATH to the program of a Chromium or Chrome you have',
  );
}

/** The first of some programs that PATH has. */
export function findOnPath(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
