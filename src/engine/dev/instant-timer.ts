/** The longest time that setTimeout takes, in milliseconds: 24 days. What is farther away is looked at again then. */
const longest = 2 ** 31 - 1;

/**
 * One timer for the next instant at which pages come or go. @param onInstant is called once for an instant, when it has come: the check
 * that it begins takes a while, and is not to be begun again meanwhile
 */
export function createInstantTimer(onInstant: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let awaited: number | undefined;
  const start = (instant: number) => {
    const look = () => (Date.now() < instant ? start(instant) : onInstant());
    timer = setTimeout(look, Math.min(Math.max(instant - Date.now(), 0), longest));
    // A server that has ended does not live on for it.
    timer.unref();
  };
  return {
    /** @param instant milliseconds since 1970; undefined where there is none */
    wait(instant: number | undefined): void {
      if (instant === awaited) return;
      clearTimeout(timer);
      awaited = instant;
      if (instant !== undefined) start(instant);
    },
  };
}
