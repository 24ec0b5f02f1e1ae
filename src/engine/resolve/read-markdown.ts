import { decodeString } from 'micromark-util-decode-string';
import { markdownEvents } from './markdown-events.ts';

/** A stretch of a Markdown text; offsets in UTF-16 units. */
export interface Piece {
  start: number;
  end: number;
  /** The target of a link, the HTML, the words that stand for a picture as they are written, those of a heading as they are read. */
  value: string;
}

export interface MarkdownParts {
  links: Piece[];
  html: Piece[];
  /** `src` is the file as it is named; missing where a definition names it. */
  images: (Piece & { src?: string })[];
  headings: (Piece & { depth: number })[];
}

// Kept, because several stages and paths need the same text, and parsing it is their most expensive step.
const knownShort = new Map<string, MarkdownParts>();
const knownLong = new Map<string, MarkdownParts>();
const mostKnown = 20_000;
const none: MarkdownParts = { links: [], html: [], images: [], headings: [] };

/** What in a Markdown text means something to the site, in order. @param isLong whether it may hold tables, notes and bare URLs */
export function readMarkdown(text: string, isLong = false): MarkdownParts {
  if (!promising.test(text)) return none;
  const known = isLong ? knownLong : knownShort;
  const earlier = known.get(text);
  if (earlier) return earlier;
  const parts = findParts(text, isLong);
  if (known.size >= mostKnown) known.clear();
  known.set(text, parts);
  return parts;
}

// Without one of these a text has none of the parts: [ for links and pictures; < before a name or an address, for HTML and URLs;
// # before a blank or a line of = or - for headings.
const promising = /\[|<(?:[a-z/!?]|[^\s<>]*@)|#(?:[ \t\r]|$)|^[ \t>]*(?:=+|-+)[ \t]*$/im;

function findParts(text: string, isLong: boolean): MarkdownParts {
  const parts: MarkdownParts = { links: [], html: [], images: [], headings: [] };
  for (const construct of findConstructs(text, isLong)) addPart(parts, construct, text);
  return parts;
}

/** A construct of Markdown with what is said about it inside of it, as stretches of the text. */
interface Construct {
  type: string;
  start: number;
  end: number;
  inner: Partial<Record<string, { start: number; end: number }>>;
  /** What is read in it. */
  words: string;
}

const constructs = new Set(['link', 'image', 'definition', 'autolink', 'htmlFlow', 'htmlText', 'atxHeading', 'setextHeading']);

/** Tokens whose characters are read. */
const spoken = new Set(['data', 'codeTextData', 'characterEscapeValue']);
/** Tokens in which nothing is read: the target of a link, a note. */
const silent = new Set(['resource', 'reference', 'gfmFootnoteCall']);

function findConstructs(text: string, isLong: boolean): Construct[] {
  const found: Construct[] = [];
  const open: Construct[] = [];
  let unheard = 0;
  for (const [step, token] of markdownEvents(text, isLong)) {
    const place = { start: token.start.offset, end: token.end.offset };
    if (silent.has(token.type)) unheard += step === 'enter' ? 1 : -1;
    if (step === 'enter' && unheard === 0 && spoken.has(token.type))
      for (const holder of open) holder.words += text.slice(place.start, place.end);
    if (!constructs.has(token.type)) {
      const around = open.at(-1);
      if (step === 'enter' && around) around.inner[token.type] ??= place;
    } else if (step === 'enter') {
      const construct = { type: token.type, ...place, inner: {}, words: '' };
      // Inside the alternative text of a picture, links and other parts are ignored.
      if (!open.some(({ type }) => type === 'image')) found.push(construct);
      open.push(construct);
    } else open.pop();
  }
  return found;
}

function addPart(parts: MarkdownParts, { type, start, end, inner, words }: Construct, text: string): void {
  const written = (token: string) => text.slice(inner[token]?.start ?? 0, inner[token]?.end ?? 0);
  const addLink = (token: string, value: string) => {
    const place = inner[token];
    // If the target is written in another form than it is read (with escapes), the place is that of the whole link.
    const isPlain = place !== undefined && written(token) === value;
    parts.links.push({ value, ...(isPlain ? place : { start, end }) });
  };
  switch (type) {
    case 'link':
      // One that names a definition says nothing of its own.
      if (inner.resource) addLink('resourceDestinationString', decodeString(written('resourceDestinationString')));
      break;
    case 'definition':
      addLink('definitionDestinationString', decodeString(written('definitionDestinationString')));
      break;
    case 'autolink':
      if (inner.autolinkEmail) addLink('autolinkEmail', `mailto:${written('autolinkEmail')}`);
      else addLink('autolinkProtocol', written('autolinkProtocol'));
      break;
    case 'image':
      parts.images.push({
        start,
        end,
        value: written('labelText'),
        ...(inner.resource && { src: decodeString(written('resourceDestinationString')) }),
      });
      break;
    case 'atxHeading':
      parts.headings.push({ start, end, value: words, depth: written('atxHeadingSequence').length });
      break;
    case 'setextHeading':
      parts.headings.push({ start, end, value: words, depth: written('setextHeadingLineSequence').startsWith('=') ? 1 : 2 });
      break;
    default:
      parts.html.push({ start, end, value: text.slice(start, end) });
  }
}
