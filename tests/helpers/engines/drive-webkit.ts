import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '../find-port.ts';
import { type EngineDriver, type Key, type WindowOptions, windowSize } from './engine-driver.ts';
import { listPrinted } from './list-printed.ts';
import { retry } from './retry.ts';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<Key, string>> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/**
 * WebKitGTK on a screen of its own, by the WebDriver protocol (https://www.w3.org/TR/webdriver2/).
 * @param binary its MiniBrowser
 */
export async function driveWebKit(binary: string, { script, motion }: WindowOptions): Promise<EngineDriver> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x900x24'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const settings = writeSettings(motion);
  const port = await findPort();
  let driver: ChildProcess | undefined;
  const stop = () => {
    driver?.kill();
    screen.kill();
    rmSync(settings, { recursive: true, force: true });
  };
  const call = async (method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  try {
    const [display] = await once(screen.stdout, 'data');
    const env = {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: settings,
      GDK_BACKEND: 'x11',
      // Without memory that graphics cards share; leaving that out altogether ends it: https://github.com/block/buzz/issues/3654
      WEBKIT_DMABUF_RENDERER_FORCE_SHM: '1',
      NO_AT_BRIDGE: '1',
    };
    driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
    // A whole screen has no bars of buttons, which would keep the window wider than a phone.
    // As in the other engines, the Back button loads a page again.
    const args = ['--automation', '--full-screen', '--enable-page-cache=false', `--enable-javascript=${script}`];
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } } };
    const session = await retry(() => call('POST', '/session', { capabilities }) as Promise<{ sessionId: string }>);
    const path = `/session/${session.sessionId}`;
    const act = (actions: object) => call('POST', `${path}/actions`, { actions: [actions] });
    const strike = async (characters: readonly string[]) => {
      const actions = characters.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await act({ type: 'key', id: 'keyboard', actions });
    };
    const evaluate = (expression: string) => call('POST', `${path}/execute/sync`, { script: `return ${expression}`, args: [] });
    const resize = async (width: number) => {
      await call('POST', `${path}/window/rect`, { ...windowSize, width });
      await retry(async () => {
        const actual = await evaluate('innerWidth');
        if (actual !== width) throw new Error(`The window of WebKitGTK is ${actual} px wide, and should be ${width}.`);
      });
    };
    await resize(windowSize.width);
    return {
      open: async (url) => void (await call('POST', `${path}/url`, { url })),
      evaluate,
      clickAt: async (x, y) => {
        const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' };
        const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
        await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...press] });
      },
      press: (key) => strike([keyCodes[key]]),
      type: (text) => strike([...text]),
      resize,
      readPrinted: async () => (await evaluate(`(${listPrinted})()`)) as string,
      close: async () => {
        await call('DELETE', path);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** What GTK asks the desktop. @returns the folder, for XDG_CONFIG_HOME */
function writeSettings(motion: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-settings-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, 'settings.ini'), `[Settings]\ngtk-enable-animations=${Number(motion)}\n`);
    // What hidden bars need of width counts as well.
    writeFileSync(join(folder, version, 'gtk.css'), '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }\n');
  }
  return folder;
}
