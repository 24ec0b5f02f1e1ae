import { afterAll, describe, test } from 'vitest';
import { type WindowOptions, windowSize } from './engine-driver.ts';
import { type EngineName, engines, findEngine } from './find-engine.ts';
import { type EngineWindow, openWindow } from './open-window.ts';

interface TestedEngine {
  name: EngineName;
  /** The window that the tests of a file share, 1280 px wide; one for each of the options. Left out, scripts run and things move. */
  windowOf(options?: Partial<WindowOptions>): Promise<EngineWindow>;
}

/**
 * Defines the same tests in every engine of findEngine. One that is missing is skipped with a notice, and fails where
 * CI is set.
 */
export function describeEngines(define: (engine: TestedEngine) => void): void {
  for (const name of Object.keys(engines) as EngineName[])
    describe(`in ${name}`, () => {
      const program = findEngine(name);
      if (program) defineTests(name, program, define);
      else reportMissing(name);
    });
}

function defineTests(name: EngineName, program: string, define: (engine: TestedEngine) => void): void {
  const windows = new Map<string, EngineWindow>();
  afterAll(async () => {
    for (const window of windows.values()) await window.close();
  });
  define({
    name,
    windowOf: async ({ script = true, motion = true } = {}) => {
      const key = `${script} ${motion}`;
      const window = windows.get(key) ?? (await openWindow(name, program, { script, motion }));
      windows.set(key, window);
      await window.resize(windowSize.width);
      return window;
    },
  });
}

function reportMissing(name: EngineName): void {
  const notice = `${name} is not installed. On Debian and Ubuntu: sudo apt-get install ${engines[name].packages.join(' ')}`;
  if (process.env.CI)
    test(`${name} is installed`, () => {
      throw new Error(`${notice}. Where CI is set every engine is required.`);
    });
  else {
    process.stdout.write(`${notice}. Its tests are skipped.\n`);
    test.skip(notice, () => {});
  }
}
