// Runs in the browser.
import { drawIslandAgain, forgetIslands, isLiving } from './islands.ts';
import { pairChildren } from './pair-children.ts';

/**
 * Carries what differs between two versions of the server's document over to the living one. What scripts and visitors
 * have changed (typed values, open menus, focus, styles that an effect set) is not part of the difference and stays.
 * @param live the element in the page @param before what the server sent for it @param after what it sends instead
 * @param added collects the elements that came into the page
 */
export function morph(live: Element, before: Element, after: Element, added: Element[]): void {
  carryAttributes(live, before, after);
  if (before.isEqualNode(after)) return;
  if (live.matches('script[data-props]')) drawIslandAgain(live, after);
  if (isLiving(live)) return;
  carryChildren(live, before, after, added);
}

function carryAttributes(live: Element, before: Element, after: Element): void {
  for (const { name } of [...before.attributes]) {
    if (after.hasAttribute(name)) continue;
    live.removeAttribute(name);
    before.removeAttribute(name);
  }
  for (const { name, value } of after.attributes) {
    if (before.getAttribute(name) === value) continue;
    live.setAttribute(name, value);
    before.setAttribute(name, value);
  }
}

function carryChildren(live: Element, before: Element, after: Element, added: Element[]): void {
  const known = [...before.childNodes];
  let living = [...live.childNodes].filter(isOfPage);
  // A script has changed the structure: what is there is compared with what should be.
  const reference = living.length === known.length ? known : living;
  const fresh = [...after.childNodes];
  const pairs = pairChildren(reference, fresh);
  const kept = new Set(pairs.values());
  living = living.filter((node, index) => {
    if (kept.has(index)) return true;
    remove(node);
    return false;
  });
  const order = [...kept].sort((a, b) => a - b);
  let next = 0;
  for (const [index, node] of fresh.entries()) {
    const old = pairs.get(index);
    if (old === undefined) {
      live.insertBefore(enter(node, added), living[next] ?? null);
      continue;
    }
    const target = living[order.indexOf(old)] as Node;
    next++;
    change(target, reference[old] as Node, node, added);
  }
}

function change(target: Node, before: Node, after: Node, added: Element[]): void {
  if (target instanceof Element && before instanceof Element && after instanceof Element) {
    if (before.isEqualNode(after)) return;
    if (before.hasAttribute('data-effect') || after.hasAttribute('data-effect') || islandOf(before) !== islandOf(after)) {
      // An effect cannot be undone, so it gets an element that no effect has seen.
      target.before(enter(after, added));
      remove(target as ChildNode);
    } else morph(target, before, after, added);
  } else if (before.nodeValue !== after.nodeValue) target.nodeValue = after.nodeValue;
}

function enter(node: Node, added: Element[]): Node {
  const copy = document.importNode(node, true);
  if (copy instanceof Element) added.push(copy);
  return copy;
}

function remove(node: ChildNode): void {
  if (node instanceof Element) forgetIslands(node);
  node.remove();
}

function islandOf(element: Element): string | null {
  return element.getAttribute('data-island');
}

/** The tools of the dev server stand in the page and are no part of it. */
function isOfPage(node: Node): boolean {
  return !(node instanceof Element) || !(node.hasAttribute('data-dev-tool') || node.nodeName === 'VITE-ERROR-OVERLAY');
}
