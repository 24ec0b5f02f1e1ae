// Runs in the browser.

/** Which new child replaces which old one: pairs of indices, in order, no index twice. */
export type Pairs = Map<number, number>;

/**
 * Finds which of the new children is which of the old, in the same order as before: nodes are never moved, because a
 * node that moves loses its focus, its scroll position and its open menu.
 * @returns new index -> old index
 */
export function pairChildren(before: readonly Node[], after: readonly Node[]): Pairs {
  const pairs: Pairs = new Map();
  let start = 0;
  while (start < before.length && start < after.length && before[start]?.isEqualNode(after[start] ?? null)) {
    pairs.set(start, start);
    start++;
  }
  let [endBefore, endAfter] = [before.length, after.length];
  while (endBefore > start && endAfter > start && before[endBefore - 1]?.isEqualNode(after[endAfter - 1] ?? null)) {
    endBefore--;
    endAfter--;
    pairs.set(endAfter, endBefore);
  }
  const [rows, columns] = [endBefore - start, endAfter - start];
  // The pairing that keeps the most nodes: the longest common subsequence, with a degree of likeness instead of equality.
  const likeness = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => compare(before[start + row] as Node, after[start + column] as Node)),
  );
  const best = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) {
      const like = likeness[row]?.[column] ?? 0;
      (best[row] as number[])[column] = Math.max(at(row + 1, column), at(row, column + 1), like > 0 ? like + at(row + 1, column + 1) : 0);
    }
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const like = likeness[row]?.[column] ?? 0;
    if (like > 0 && at(row, column) === like + at(row + 1, column + 1)) pairs.set(start + column++, start + row++);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return pairs;
}

/** How alike two nodes are; 0 means that one cannot be changed into the other. */
function compare(a: Node, b: Node): number {
  if (a.nodeName !== b.nodeName) return 0;
  if (a.isEqualNode(b)) return 8;
  if (!(a instanceof Element) || !(b instanceof Element)) return 1;
  if (a.id !== b.id) return a.id && b.id ? 0 : 1;
  if (a.querySelector('[data-island]')?.getAttribute('data-island') !== b.querySelector('[data-island]')?.getAttribute('data-island'))
    return 1;
  // The class of a block follows from its neighbours, so its words say more.
  return (a.id ? 4 : 0) + (wordsOf(a) === wordsOf(b) ? 4 : 0) + (a.className === b.className ? 2 : 0) + 1;
}

/** What a visitor reads in an element; not what its scripts hold, which follows from its place on the page. */
function wordsOf(element: Element): string {
  const leaves = [...element.querySelectorAll(':not(script)')].filter(({ childElementCount }) => childElementCount === 0);
  return leaves.map(({ textContent }) => textContent).join('\n');
}
