import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { copySite, type DevServer, startDevServer } from '../helpers/dev-server.ts';
import { test } from './shared-page.ts';

/** A copy of the site under a dev server of its own, for all tests of one file. */
export interface DevSite {
  url: string;
  folder: string;
  /** Opens a path and waits until the page hears from the server. */
  open(page: Page, path: string): Promise<void>;
  /** Changes a file and says what it was. */
  edit(file: string, change: (text: string) => string): string;
  write(file: string, text: string): void;
  remove(file: string): void;
  rename(from: string, to: string): void;
}

/**
 * Starts the server before the tests of a file and ends it behind them; they run one after the other, each from the
 * site as it is in the repository, and any error in the console of a page fails them.
 */
export function devSite(engine?: () => string, env?: () => Record<string, string>): DevSite {
  let server: DevServer | undefined;
  const errors: string[] = [];
  const original = new Map<string, string>();
  const site: DevSite = {
    url: '',
    folder: '',
    async open(page, path) {
      page.on('console', (message) => {
        // The page that was open before may still be looking for its server.
        const ofAnother = /^https?:/.test(message.location().url) && !message.location().url.startsWith(site.url);
        if (message.type() === 'error' && !wanted.test(message.text()) && !ofAnother) errors.push(message.text());
      });
      page.on('pageerror', (error) => wanted.test(error.message) || errors.push(String(error.stack)));
      await page.goto(site.url + path);
      await expect(page.locator('dev-bar')).toBeAttached({ timeout: 20_000 });
      await page.evaluate('window.loadedOnce = true');
    },
    edit(file, change) {
      const before = readFileSync(join(site.folder, file), 'utf8');
      const after = change(before);
      expect(after, `the change of ${file} changes nothing`).not.toBe(before);
      site.write(file, after);
      return before;
    },
    write: (file, text) => writeFileSync(join(site.folder, file), text),
    remove: (file) => rmSync(join(site.folder, file)),
    rename: (from, to) => renameSync(join(site.folder, from), join(site.folder, to)),
  };

  test.describe.configure({ mode: 'default', timeout: 60_000 });
  // Effects, which are to survive a change, belong to moving pages.
  test.use({ motion: 'no-preference' });
  test.beforeAll(async () => {
    site.folder = copySite();
    for (const file of ['site.yaml', 'pages/index.yaml', 'pages/consultation.yaml'])
      original.set(file, readFileSync(join(site.folder, file), 'utf8'));
    server = await startDevServer(site.folder, engine?.(), env?.());
    site.url = server.url;
  });
  test.afterEach(() => {
    for (const [file, text] of original) site.write(file, text);
    expect(errors.splice(0)).toEqual([]);
  });
  test.afterAll(async () => {
    await server?.stop();
    rmSync(site.folder, { recursive: true, force: true });
  });
  return site;
}

/** What the browser, the page for unknown paths and tests say on purpose. */
const wanted = /status of (?:404|500)|^No page exists at|planted/;

/** Whether the page is still the one that was opened, and was not loaded again. */
export async function expectNoReload(page: Page): Promise<void> {
  expect(await page.evaluate('window.loadedOnce')).toBe(true);
}
