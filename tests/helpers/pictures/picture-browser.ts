import type { LaunchOptions } from 'playwright/test';
import config from '../../e2e/playwright.config.ts';
import { findBrowser } from '../find-browser.ts';
import { fontEnvironment } from './font-settings.ts';

/** How the browser is started that pictures are taken with: a whole one, and always with the same fonts. */
export function pictureBrowser(): LaunchOptions {
  return { ...config.use?.launchOptions, executablePath: findBrowser(), env: fontEnvironment() };
}
