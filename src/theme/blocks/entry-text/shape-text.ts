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

/** Elements that a label cannot hold. */
const blocks: ReadonlySet<string> = new Set(['ul', 'ol', 'p', 'pre', 'blockquote', 'table', 'figure', 'hr']);

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
      if (isTask(node)) labelBox(node);
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

/** An entry of a list that begins with a box to tick. */
function isTask({ tagName, properties }: Node): boolean {
  return tagName === 'li' && [properties?.className].flat().includes('task-list-item');
}

/** Makes the words behind the box of a task its label; paragraphs and lists below it stay outside. */
function labelBox(task: Node): void {
  const [first] = task.children?.filter(({ type, value }) => type !== 'text' || value?.trim()) ?? [];
  const holder = first?.tagName === 'p' ? first : task;
  const children = holder.children ?? [];
  const from = children.findIndex(({ tagName }) => tagName === 'input');
  if (from < 0) return;
  const below = children.findIndex(({ tagName }, at) => at > from && blocks.has(tagName ?? ''));
  const to = below < 0 ? children.length : below;
  const label = { type: 'element', tagName: 'label', properties: {}, children: children.slice(from, to) };
  holder.children = [...children.slice(0, from), label, ...children.slice(to)];
}

function textOf({ value, children = [] }: Node): string {
  return value ?? children.map(textOf).join('');
}
