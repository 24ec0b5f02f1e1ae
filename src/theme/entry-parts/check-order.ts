import type { BlockProblem } from '#contract/block-check.ts';
import { isDay, toMoment } from '#contract/moments.ts';

interface Order {
  /** The two keys with their values: the second must not lie before the first. */
  first: readonly [key: string, date: string | undefined];
  second: readonly [key: string, date: string | undefined];
  /** What is wrong if it does: "The event ends before it starts". */
  message: string;
  suggestion: string;
}

/** Reports a day or moment that lies before the one it has to follow. */
export function checkOrder({ first: [, from], second: [key, to], message, suggestion }: Order): BlockProblem[] {
  const [start, end] = [timeOf(from), timeOf(to)];
  if (start === undefined || end === undefined || end >= start) return [];
  return [{ code: 'invalid-value', path: [key], part: 'value', message: `${message}: ${to} lies before ${from}.`, suggestion }];
}

/** Milliseconds since 1970; undefined for what is neither a day nor a moment, which the schema reports. */
function timeOf(date: string | undefined): number | undefined {
  if (date === undefined) return undefined;
  return isDay(date) ? Date.parse(date) : toMoment(date);
}
