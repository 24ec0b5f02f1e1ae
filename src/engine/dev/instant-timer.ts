/** The longest time that setTimeout takes, in milliseconds: 24 days. What is farther away is looked at again then. */
const longest = 2 ** 31 - 1;

/** One timer for the next instant at which pages come or go. @param onInstant is called when it has come */
export function createInstantTimer(onInstant: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let awaited: number | undefined;
  return {
    /** @param instant milliseconds since 1970; undefined where there is none */
    wait(instant: number | undefined): void {
      if (instant === awaited) return;
      clearTimeout(timer);
      awaited = instant;
      if (instant === undefined) return;
      const come = () => {
        awaited = undefined;
        onInstant();
      };
      timer = setTimeout(come, Math.min(Math.max(instant - Date.now(), 0), longest));
      // A server that has ended does not live on for it.
      timer.unref();
    },
  };
}
