// Runs in the browser.
import type { Failure } from '#engine/dev/wire.ts';

/** What the scripts of this page have thrown since it was loaded. */
export const failures: Failure[] = [];

/** Calls back whenever a script of the page has thrown, and whenever a promise was rejected without a handler. */
export function onFailure(tell: () => void): void {
  const take = (thrown: unknown) => {
    if (thrown === null || thrown === undefined) return;
    const { message = String(thrown), stack = '' } = thrown as Partial<Error>;
    if (failures.some((known) => known.stack === stack && known.message === message)) return;
    failures.push({ message, stack });
    tell();
  };
  addEventListener('error', ({ error }) => take(error));
  addEventListener('unhandledrejection', ({ reason }) => take(reason));
}
