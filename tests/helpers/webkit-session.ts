import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installPackages } from './install-packages.ts';

/** A window of WebKitGTK, driven by the WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
export interface WebKitSession {
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page. @returns what it returns, as JSON would keep it */
  run<Result>(body: string): Promise<Result>;
  /** Runs the body until it returns something true. @throws after 20 seconds */
  until(body: string): Promise<void>;
  close(): Promise<void>;
}

const display = ':97';

/**
 * Starts WebKitGTK with a screen of its own.
 * @param port for the driver, which cannot choose one by itself
 * @throws if it is not installed and cannot be
 */
export async function openWebKit(port: number): Promise<WebKitSession> {
  const binary = findMiniBrowser();
  const environment = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', WEBKIT_DISABLE_DMABUF_RENDERER: '1', NO_AT_BRIDGE: '1' };
  const screen = spawn('Xvfb', [display, '-screen', '0', '1440x900x24'], { stdio: 'ignore' });
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env: environment, stdio: 'ignore' });
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  const call = async (method: 'POST' | 'DELETE', path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string; sessionId?: string } | null };
    if (value?.error) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  try {
    const options = { binary, args: ['--automation'] };
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
    const session = await retry(() => call('POST', '/session', { capabilities }));
    const path = `/session/${session?.sessionId}`;
    const run = async <Result>(script: string) => (await call('POST', `${path}/execute/sync`, { script, args: [] })) as Result;
    return {
      run,
      open: async (url) => void (await call('POST', `${path}/url`, { url })),
      until: (body) =>
        retry(async () => {
          if (!(await run(body))) throw new Error(`never true in the page: ${body}`);
        }),
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

async function retry<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let left = 100; ; left--) {
    try {
      return await act();
    } catch (error) {
      if (left === 0) throw error;
      await wait(200);
    }
  }
}

// The graphics drivers that draw by the processor are only recommended by the others, and no page opens without them.
const packages = ['webkit2gtk-driver', 'xvfb', 'libgl1-mesa-dri'];

function findMiniBrowser(): string {
  const inLibraries = (path: string) =>
    readdirSync('/usr/lib')
      .map((folder) => join('/usr/lib', folder, path))
      .find((found) => existsSync(found));
  const installed = () => {
    const others = existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb') && inLibraries('dri');
    return others && ['4.1', '4.0', '6.0'].map((version) => inLibraries(`webkit2gtk-${version}/MiniBrowser`)).find(Boolean);
  };
  const found = installed() || (installPackages(...packages) && installed());
  if (!found)
    throw new Error(
      `This test needs WebKitGTK with a screen of its own. On Debian and Ubuntu: sudo apt-get install ${packages.join(' ')}. On other systems it cannot run.`,
    );
  return found;
}
