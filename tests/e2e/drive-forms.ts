import type { Locator, Page } from 'playwright/test';
import { openWhole } from './open-whole.ts';

type Role = 'textbox' | 'combobox' | 'radio' | 'checkbox' | 'button';
export type NamedControl = readonly [role: Role, name: string];

/** What the tests of a form know of it. */
export interface SiteForm {
  path: string;
  /** Under which the values appear in the console. */
  name: string;
  submit: string;
  thanks: string;
  /** Where the return button leads. */
  home: string;
  /** Every control, in the order of the page. */
  controls: readonly NamedControl[];
}

/** The island of the page's form, alive. */
export async function openForm(page: Page, path: string): Promise<Locator> {
  await openWhole(page, path);
  // Asked of the page itself: the driver's own waiting walks up the tree, and a field may be named parentElement.
  await page.waitForFunction(() => document.querySelector('[data-island=form]')?.matches('[data-live]'));
  return page.locator('[data-island=form]');
}

/** From here on the simulated sending, which takes two seconds, takes no time on this page. */
export async function skipDelay(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wait = window.setTimeout.bind(window);
    const skip = (act: TimerHandler, time?: number, ...rest: unknown[]) => wait(act, time === 2000 ? 0 : time, ...rest);
    Object.assign(window, { setTimeout: skip });
  });
}

/** Fills in what is required, and ticks the terms of a newsletter. */
export async function fillRequired(page: Page, { controls }: SiteForm): Promise<void> {
  for (const [role, name] of controls) {
    if (!name.endsWith('*')) continue;
    const control = page.getByRole(role, { name, exact: true });
    if (role === 'checkbox') await control.check();
    else await control.fill(name.startsWith('Email') ? 'ada@example.org' : `Words for ${name}`);
  }
}

/** What the page's script writes to the console under the name of a form. */
export function listenForValues(page: Page, name: string): unknown[] {
  const written: unknown[] = [];
  page.on('console', async (message) => {
    if (!message.text().startsWith(`[${name}]`)) return;
    written.push(await message.args()[1]?.jsonValue());
  });
  return written;
}

/** Every request after this call but those for scripts, fonts and icons, and every error the page reports. */
export function watchPage(page: Page): { requests: string[]; errors: string[] } {
  const seen = { requests: [] as string[], errors: [] as string[] };
  page.on('request', (request) => {
    const line = `${request.method()} ${request.url()}`;
    if (!/^GET [^?]*\/(?:assets\/[^?]*|favicon\.\w+|[\w.-]+\.webmanifest)$/.test(line)) seen.requests.push(line);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.errors.push(message.text());
  });
  page.on('pageerror', (error) => seen.errors.push(error.message));
  return seen;
}
