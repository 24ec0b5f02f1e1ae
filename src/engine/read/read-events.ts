import { type Event, parseEvents } from 'js-yaml';

/** What a YAML text consists of, in its order; undefined for a text with a syntax error. */
export function readEvents(text: string): readonly Event[] | undefined {
  try {
    return parseEvents(text, {});
  } catch {
    return undefined;
  }
}
