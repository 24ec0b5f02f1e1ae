import { parse, postprocess, preprocess } from 'micromark';
import { decodeString } from 'micromark-util-decode-string';

/** A stretch of a Markdown text; offsets in UTF-16 units. */
export interface Piece {
  start: number;
  end: number;
  /** The target of a link, the HTML, the words that stand for a picture as they are written; empty for a heading. */
  value: string;
}

export interface MarkdownParts {
  links: Piece[];
  html: Piece[];
  images: Piece[];
  headings: (Piece & { depth: number })[];
}

// Kept, because several stages and paths need the same text, and parsing it is their most expensive step.
const known = new Map<string, MarkdownParts>();
const mostKnown = 5000;

/** What in a Markdown text means something to the site, in order. */
export function readMarkdown(text: string): MarkdownParts {
  const earlier = known.get(text);
  if (earlier) return earlier;
  const parts = findParts(text);
  if (known.size >= mostKnown) known.clear();
  known.set(text, parts);
  return parts;
}

// Without one of these a text has none of the parts: [ for links and pictures, < for HTML and URLs, # or a line of = or -
// for headings.
const promising = /[[<#]|^[ \t]*(?:=+|-+)[ \t]*$/m;

function findParts(text: string): MarkdownParts {
  const parts: MarkdownParts = { links: [], html: [], images: [], headings: [] };
  if (promising.test(text)) for (const construct of findConstructs(text)) addPart(parts, construct, text);
  return parts;
}

/** A construct of Markdown with what is said about it inside of it, as stretches of the text. */
interface Construct {
  type: string;
  start: number;
  end: number;
  inner: Partial<Record<string, { start: number; end: number }>>;
}

const constructs = new Set(['link', 'image', 'definition', 'autolink', 'htmlFlow', 'htmlText', 'atxHeading', 'setextHeading']);

// Only tokens: making a tree of them would take as long again.
function findConstructs(text: string): Construct[] {
  const found: Construct[] = [];
  const open: Construct[] = [];
  const events = postprocess(
    parse()
      .document()
      .write(preprocess()(text, undefined, true)),
  );
  for (const [step, token] of events) {
    const place = { start: token.start.offset, end: token.end.offset };
    if (!constructs.has(token.type)) {
      const around = open.at(-1);
      if (step === 'enter' && around) around.inner[token.type] ??= place;
    } else if (step === 'enter') {
      const construct = { type: token.type, ...place, inner: {} };
      // Inside the alternative text of a picture, links and other parts are ignored.
      if (!open.some(({ type }) => type === 'image')) found.push(construct);
      open.push(construct);
    } else open.pop();
  }
  return found;
}

function addPart(parts: MarkdownParts, { type, start, end, inner }: Construct, text: string): void {
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
      parts.images.push({ start, end, value: written('labelText') });
      break;
    case 'atxHeading':
      parts.headings.push({ start, end, value: '', depth: written('atxHeadingSequence').length });
      break;
    case 'setextHeading':
      parts.headings.push({ start, end, value: '', depth: written('setextHeadingLineSequence').startsWith('=') ? 1 : 2 });
      break;
    default:
      parts.html.push({ start, end, value: text.slice(start, end) });
  }
}
