import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';

/** The targets of the links of a Markdown text, in order. */
export function markdownLinks(markdown: string): string[] {
  const links: string[] = [];
  visit(fromMarkdown(markdown), (node: Nodes) => {
    if (node.type === 'link' || node.type === 'definition') links.push(node.url);
  });
  return links;
}

/** The pieces of raw HTML in a Markdown text, in order. */
export function markdownHtml(markdown: string): string[] {
  const pieces: string[] = [];
  visit(fromMarkdown(markdown), 'html', (node) => {
    pieces.push(node.value);
  });
  return pieces;
}
