import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findOnPath } from '../find-browser.ts';
import { installPackages } from '../install-packages.ts';

interface Engine {
  /** What brings it, on Debian and Ubuntu. */
  packages: readonly string[];
  /** The program, if all that is needed is installed. */
  find: () => string | undefined;
}

/** `pdftotext` reads what was printed. */
const forPrint = { program: 'pdftotext', package: 'poppler-utils' };

/** The engines that the core of the browser tests runs in. */
export const engines = {
  Chromium: { packages: ['chromium', forPrint.package], find: () => findOnPath([forPrint.program]) && findChromium() },
  Firefox: {
    packages: ['firefox-esr', forPrint.package],
    find: () => findOnPath([forPrint.program]) && findOnPath(['firefox-esr', 'firefox']),
  },
  // The graphics drivers that draw by the processor are only recommended by the others, and no page opens without them.
  WebKitGTK: { packages: ['webkit2gtk-driver', 'xvfb', 'libgl1-mesa-dri'], find: findMiniBrowser },
} as const satisfies Readonly<Record<string, Engine>>;

export type EngineName = keyof typeof engines;

/** The program of an engine, which is installed if it is missing and can be; else `undefined`. */
export function findEngine(name: EngineName): string | undefined {
  const { find, packages }: Engine = engines[name];
  return find() ?? (installPackages(...packages) ? find() : undefined);
}

function findChromium(): string | undefined {
  try {
    return findBrowser();
  } catch {
    return undefined;
  }
}

function findMiniBrowser(): string | undefined {
  const inLibraries = (path: string) =>
    readdirSync('/usr/lib')
      .map((folder) => join('/usr/lib', folder, path))
      .find((found) => existsSync(found));
  if (!findOnPath(['WebKitWebDriver']) || !findOnPath(['Xvfb']) || !existsSync('/usr/lib') || !inLibraries('dri')) return undefined;
  return ['4.1', '4.0', '6.0'].map((version) => inLibraries(`webkit2gtk-${version}/MiniBrowser`)).find(Boolean);
}
