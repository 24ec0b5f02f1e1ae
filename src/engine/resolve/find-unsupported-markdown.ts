import { markdownEvents } from './markdown-events.ts';

export type UnsupportedKind = 'table' | 'strikethrough' | 'gfmFootnoteCall' | 'taskListCheck' | 'literalAutolink';

export interface Unsupported {
  kind: UnsupportedKind;
  /** Offsets in the text. */
  start: number;
  end: number;
}

const kinds: ReadonlySet<string> = new Set<UnsupportedKind>([
  'table',
  'strikethrough',
  'gfmFootnoteCall',
  'taskListCheck',
  'literalAutolink',
]);

// A text without any of these characters has none of the additions.
const promising = /~~|\|[ \t]*:?-|-[ \t]*\||\[\^|\[[ xX]\]|https?:\/\/|www\.|\w@\w/i;

/** Markdown that GitHub supports and CommonMark, as which prose is drawn, does not. */
export function findUnsupportedMarkdown(text: string): Unsupported[] {
  if (!promising.test(text)) return [];
  const found: Unsupported[] = [];
  for (const [step, { type, start, end }] of markdownEvents(text, true))
    if (step === 'enter' && kinds.has(type)) found.push({ kind: type as UnsupportedKind, start: start.offset, end: end.offset });
  return found;
}
