import { toMoment } from '#contract/moments.ts';

/**
 * The instant that a command works for, in milliseconds since 1970.
 * @param written what --now says; left out, the present is meant
 */
export function readInstant(written: string | undefined): { now: number; problem?: undefined } | { problem: string } {
  if (written === undefined) return { now: Date.now() };
  const now = toMoment(written.trim());
  if (now !== undefined) return { now };
  return {
    problem: `--now is "${written}", which is not a moment: write day, time and the offset from UTC, as in --now 2026-12-01T00:00+01:00.`,
  };
}
