import { driveWebKit } from './drive-webkit.ts';
import { driveWithPuppeteer } from './drive-with-puppeteer.ts';
import type { EngineDriver, WindowOptions } from './engine-driver.ts';
import type { EngineName } from './find-engine.ts';
import { retry } from './retry.ts';

/** A window of a browser, in the words of tests. */
export interface EngineWindow extends Omit<EngineDriver, 'evaluate' | 'clickAt'> {
  /** Runs a function in the page: it sees nothing of the test but its arguments, and both ends are kept as JSON keeps them. */
  run<Args extends readonly unknown[], Result>(act: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Waits until a function in the page returns true. @throws after ten seconds of waiting */
  until<Args extends readonly unknown[]>(isSo: (...args: Args) => boolean | undefined, ...args: Args): Promise<void>;
  /** Brings an element into view and presses the mouse on it, once nothing lies over it. */
  click(selector: string): Promise<void>;
  /** Clicks on a field and types into it. */
  fill(selector: string, text: string): Promise<void>;
  /** The values of elements, or whether boxes are ticked. */
  valuesOf(selector: string): Promise<(string | boolean)[]>;
}

/** Opens a window of an engine. @param program of the engine, from findEngine */
export async function openWindow(engine: EngineName, program: string, options: WindowOptions): Promise<EngineWindow> {
  const driver = await (engine === 'WebKitGTK'
    ? driveWebKit(program, options)
    : driveWithPuppeteer(engine === 'Firefox' ? 'firefox' : 'chrome', program, options));
  return addWords(driver);
}

function addWords({ evaluate, clickAt, ...driver }: EngineDriver): EngineWindow {
  const run: EngineWindow['run'] = async (act, ...args) =>
    (await evaluate(`(${act})(...${JSON.stringify(args)})`)) as ReturnType<typeof act>;
  const click = async (selector: string) => {
    const { x, y } = await retry(() => findPlace(run, selector));
    await clickAt(x, y);
  };
  return {
    ...driver,
    run,
    click,
    until: (isSo, ...args) =>
      retry(async () => {
        if (!(await run(isSo, ...args))) throw new Error(`never true in the page: ${isSo} of ${JSON.stringify(args)}`);
      }),
    fill: async (selector, text) => {
      await click(selector);
      await driver.type(text);
    },
    valuesOf: (selector) =>
      run(
        (wanted) =>
          [...document.querySelectorAll<HTMLInputElement>(wanted)].map((control) =>
            ['checkbox', 'radio'].includes(control.type) ? control.checked : control.value,
          ),
        selector,
      ),
  };
}

/** Where the mouse would press an element, or the label that stands for it. @throws while it is not there or something lies over it */
async function findPlace(run: EngineWindow['run'], selector: string): Promise<{ x: number; y: number }> {
  const found = await run((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) return undefined;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return { x, y, free: element.contains(hit) || hit?.closest('label')?.contains(element), over: hit?.outerHTML.slice(0, 100) };
  }, selector);
  if (!found?.free) throw new Error(found ? `Over ${selector} lies ${found.over}` : `The page has no ${selector}`);
  return found;
}
