import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { copyEngine, type EngineCopy } from '../helpers/copy-engine.ts';
import { startDevServer } from '../helpers/dev-server.ts';
import { createScratchSite } from '../helpers/scratch-site.ts';
import { test as base } from './shared-page.ts';

/** A copy of the site of these tests under a dev server, and the copy of the engine that the server runs. */
export interface DevSite {
  url: string;
  folder: string;
  engine: EngineCopy;
  /** Opens a path and waits until the page hears from the server. */
  open(page: Page, path: string): Promise<void>;
  /** Changes a file and says what it was. */
  edit(file: string, change: (text: string) => string): string;
  write(file: string, content: string | Buffer): void;
  remove(file: string): void;
  rename(from: string, to: string): void;
  /** What the editor was last asked to open; empty where it never was. */
  lastOpened(): string;
}

interface DevServerOfWorker {
  url: string;
  folder: string;
  engine: EngineCopy;
  /** Where the editor writes what it is asked to open. */
  opened: string;
}

/**
 * A test with a site under a dev server. Starting a server takes ten seconds of a processor, so there is one for each worker:
 * every test begins with the site as it is in the repository, puts back itself what it changes in the engine, and fails
 * with any error in the console of a page.
 */
export const test = base.extend<{ site: DevSite }, { fixture: string; devServer: DevServerOfWorker }>({
  /** The name of the fixture site that is copied. */
  fixture: ['harbour', { option: true, scope: 'worker' }],
  devServer: [
    async ({ fixture }, use) => {
      const folder = createScratchSite({}, fixture);
      const engine = copyEngine();
      const tools = mkdtempSync(join(tmpdir(), 'editor-'));
      const opened = join(tools, 'opened');
      const editor = join(tools, 'editor.sh');
      writeFileSync(editor, `#!/bin/sh\necho "$@" >> ${opened}\n`);
      chmodSync(editor, 0o755);
      const server = await startDevServer(folder, engine.root, { LAUNCH_EDITOR: editor });
      await use({ url: server.url, folder, engine, opened });
      await server.stop();
      engine.remove();
      for (const left of [folder, tools]) rmSync(left, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ devServer }, use) => {
    const errors: string[] = [];
    const { site, restore } = openSite(devServer, errors);
    await use(site);
    restore();
    expect(errors).toEqual([]);
  },
});

function openSite({ url, folder, engine, opened }: DevServerOfWorker, errors: string[]): { site: DevSite; restore(): void } {
  /** What the files were that this test has touched; undefined for a file that was not there. */
  const original = new Map<string, Buffer | undefined>();
  const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : undefined);
  const touch = (file: string) => {
    if (!original.has(file)) original.set(file, read(file));
    return join(folder, file);
  };
  const site: DevSite = {
    url,
    folder,
    engine,
    async open(page, path) {
      page.on('console', (message) => {
        // The page that was open before may still be looking for its server.
        const ofAnother = /^https?:/.test(message.location().url) && !message.location().url.startsWith(url);
        if (message.type() === 'error' && !wanted.test(message.text()) && !ofAnother) errors.push(message.text());
      });
      page.on('pageerror', (error) => wanted.test(error.message) || errors.push(String(error.stack)));
      await page.goto(url + path);
      await expect(page.locator('dev-bar')).toBeAttached({ timeout: 20_000 });
      await page.evaluate('window.loadedOnce = true');
    },
    edit(file, change) {
      const before = readFileSync(join(folder, file), 'utf8');
      const after = change(before);
      expect(after, `the change of ${file} changes nothing`).not.toBe(before);
      site.write(file, after);
      return before;
    },
    write: (file, content) => writeFileSync(touch(file), content),
    remove: (file) => rmSync(touch(file)),
    rename: (from, to) => renameSync(touch(from), touch(to)),
    lastOpened: () => (existsSync(opened) ? (readFileSync(opened, 'utf8').trim().split('\n').at(-1) ?? '') : ''),
  };
  const restore = () => {
    for (const [file, content] of original) {
      if (content === undefined) rmSync(join(folder, file), { force: true });
      else if (!read(file)?.equals(content)) writeFileSync(join(folder, file), content);
    }
  };
  return { site, restore };
}

/** What the browser, the page for unknown paths and tests say on purpose. */
const wanted = /status of (?:404|500)|^No page exists at|planted/;

/** Whether the page is still the one that was opened, and was not loaded again. */
export async function expectNoReload(page: Page): Promise<void> {
  expect(await page.evaluate('window.loadedOnce')).toBe(true);
}
