// Runs in the browser.

/**
 * The reference of a request: every # of the pattern becomes a digit of the time, its last digits last.
 * @param time in milliseconds, as Date.now() gives it
 */
export function referenceNumber(pattern: string, time: number): string {
  const count = pattern.split('#').length - 1;
  const digits = String(time).padStart(count, '0').slice(-count);
  let next = 0;
  return pattern.replace(/#/g, () => digits[next++] ?? '0');
}
