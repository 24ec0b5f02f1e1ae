import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';

/** A stretch of a Markdown text; offsets in UTF-16 units. */
export interface Piece {
  start: number;
  end: number;
  /** The target of a link, the HTML, the words that stand for a picture; empty for a heading. */
  value: string;
}

export interface MarkdownParts {
  links: Piece[];
  html: Piece[];
  images: Piece[];
  headings: (Piece & { depth: number })[];
}

// One text is asked for by several stages and for several addresses; parsing is the dearest thing they do.
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

// Without one of these a text has none of the parts: [ for links and pictures, < for HTML and addresses, # or a line of = or -
// for headings.
const promising = /[[<#]|^[ \t]*(?:=+|-+)[ \t]*$/m;

function findParts(text: string): MarkdownParts {
  const parts: MarkdownParts = { links: [], html: [], images: [], headings: [] };
  if (!promising.test(text)) return parts;
  visit(fromMarkdown(text) as Root, (node: Nodes) => {
    const piece = (value: string): Piece => ({
      start: node.position?.start.offset ?? 0,
      end: node.position?.end.offset ?? text.length,
      value,
    });
    if (node.type === 'link' || node.type === 'definition') parts.links.push(narrow(text, node, piece(node.url)));
    else if (node.type === 'html') parts.html.push(piece(node.value));
    else if (node.type === 'image' || node.type === 'imageReference') parts.images.push(piece(node.alt ?? ''));
    else if (node.type === 'heading') parts.headings.push({ ...piece(''), depth: node.depth });
  });
  return parts;
}

/** The target alone where it is written as it is: [words](target), <target>, [name]: target. */
function narrow(text: string, node: Extract<Nodes, { type: 'link' | 'definition' }>, whole: Piece): Piece {
  const lastWord = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;
  const behind = node.type === 'definition' ? text.indexOf(']:', whole.start) + 2 : lastWord === undefined ? whole.start + 3 : lastWord + 2;
  const bracket = text[whole.start] === '<' ? whole.start + 1 : behind + (text.slice(behind).match(/^\s*<?/)?.[0].length ?? 0);
  const end = bracket + whole.value.length;
  return text.slice(bracket, end) === whole.value ? { ...whole, start: bracket, end } : whole;
}
