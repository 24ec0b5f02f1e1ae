import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';

interface Findings {
  links: readonly string[];
  html: readonly string[];
}

// Parsing Markdown is most of the work of a check, and several stages ask about the same text.
const known = new Map<string, Findings>();
const mostKnown = 20_000;

/** The targets of the links of a Markdown text, in order. */
export function markdownLinks(markdown: string): readonly string[] {
  return read(markdown).links;
}

/** The pieces of raw HTML in a Markdown text, in order. */
export function markdownHtml(markdown: string): readonly string[] {
  return read(markdown).html;
}

function read(markdown: string): Findings {
  const found = known.get(markdown);
  if (found) return found;
  const links: string[] = [];
  const html: string[] = [];
  visit(fromMarkdown(markdown), (node: Nodes) => {
    if (node.type === 'link' || node.type === 'definition') links.push(node.url);
    if (node.type === 'html') html.push(node.value);
  });
  if (known.size >= mostKnown) known.clear();
  const findings = { links, html };
  known.set(markdown, findings);
  return findings;
}
