import { headingIds } from '#contract/heading-ids.ts';

/** A node of the tree that Markdown becomes (hast). */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const notesLabel = 'footnote-label';

/**
 * Shapes the HTML of a long text: gives its headings ids, takes pictures that stand alone out of their paragraphs, and lets
 * all ids begin with that of the block.
 * @param prefix the id of the block and a hyphen, or nothing
 */
export function shapeText(prefix: string) {
  return () => (tree: Node) => {
    const headings: Node[] = [];
    visit(tree, (node) => {
      const { properties = {} } = node;
      if (properties.id === notesLabel) properties.id = prefix + notesLabel;
      else if (/^h[1-6]$/.test(node.tagName ?? '')) headings.push(node);
      if (properties.ariaDescribedBy) properties.ariaDescribedBy = [prefix + notesLabel];
      node.children = node.children?.map(freeFigure);
    });
    const ids = headingIds(headings.map(textOf));
    for (const [index, heading] of headings.entries()) heading.properties = { ...heading.properties, id: `${prefix}${ids[index]}` };
  };
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const child of node.children ?? []) visit(child, see);
}

/** A paragraph with nothing but a picture is that picture, marked as standing alone. */
function freeFigure(node: Node): Node {
  const [only, ...others] = node.children?.filter(({ type, value }) => type !== 'text' || value?.trim()) ?? [];
  if (node.tagName !== 'p' || only?.tagName !== 'img' || others.length > 0) return node;
  return { ...only, properties: { ...only.properties, dataAlone: '' } };
}

function textOf({ value, children = [] }: Node): string {
  return value ?? children.map(textOf).join('');
}
