import type { BlockProblem } from '#contract/block-check.ts';
import { timeOf } from '#contract/moments.ts';

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
  // What is neither a day nor a moment the schema reports.
  const [start, end] = [from, to].map((date = '') => timeOf(date));
  if (start === undefined || end === undefined || end >= start) return [];
  return [{ code: 'invalid-value', path: [key], part: 'value', message: `${message}: ${to} lies before ${from}.`, suggestion }];
}
