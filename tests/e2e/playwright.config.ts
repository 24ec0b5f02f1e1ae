import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { findLightBrowser } from '../helpers/find-browser.ts';
import { both, long, takesAll } from './extent.ts';

const port = Number(process.env.E2E_PORT ?? 4399);
const root = join(import.meta.dirname, '..', '..');
// What `npm test` has built for all its parts; a run of its own builds the site first.
const built = process.env.BUILT_SITE;
/** The site made for these tests. Those of the folder pcl/ are about the words, sizes and pictures of the site of this repository. */
const fixture = { site: 'tests/fixtures/sites/harbour', port: port + 1, out: '.cache/harbour-dist' };

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  // Generous: other tests run at the same time, and a hanging one is still found.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  grep: takesAll ? new RegExp(`${both.tag}|${long.tag}`) : undefined,
  grepInvert: takesAll ? undefined : new RegExp(long.tag),
  // A second try tells a slow machine from a broken page; the report names every test that needed one.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT ? [['dot'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['list']],
  use: {
    launchOptions: {
      executablePath: findLightBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    viewport: { width: 1440, height: 900 },
    // Every frame of a movement is painted by the processor. Tests that are about moving ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // Each worker would start a dev server of its own, which costs more than its tests.
    { name: 'dev server', testMatch: 'dev-*.spec.ts', workers: 1 },
    {
      name: 'any site',
      testIgnore: [join(import.meta.dirname, 'pcl', '**'), join(import.meta.dirname, 'journal', '**'), '**/dev-*.spec.ts'],
      use: { baseURL: `http://localhost:${fixture.port}` },
    },
    { name: 'pcl', testDir: join(import.meta.dirname, 'pcl'), use: { baseURL: `http://localhost:${port}` } },
    { name: 'journal', testDir: join(import.meta.dirname, 'journal'), use: { baseURL: `http://localhost:${port + 2}` } },
  ],
  webServer: [
    serve(`src/cli.mjs ${built ? `serve --out ${built}` : 'start --out .cache/e2e-dist'}`, port),
    serve(`src/cli.mjs start --site ${fixture.site} --out ${fixture.out}`, fixture.port),
    // Generated: tests/helpers/write-journal.ts.
    serve('--import tsx tests/helpers/start-journal.ts', port + 2),
  ],
});

/** A site, built if it has to be, on a port of its own. */
function serve(command: string, on: number) {
  return {
    command: `node ${command}`,
    cwd: root,
    env: { PORT: String(on), BUILD_CACHE: join(root, '.cache') },
    url: `http://localhost:${on}/`,
    reuseExistingServer: false,
    // The first build draws every social card.
    timeout: 180_000,
  };
}
