// Runs in the browser.
import { drawIslandAgain, forgetIslands, isLiving } from './islands.ts';
import { pairChildren } from './pair-children.ts';

/** What the server sent for a node, and what it sends instead. */
interface Versions<Kind extends Node> {
  before: Kind;
  after: Kind;
}

/**
 * Carries what differs between two versions of the server's document over to the living one. What scripts and visitors
 * have changed (typed values, open menus, focus, styles that an effect set) is not part of the difference and stays.
 * @param live the element in the page @returns the elements that came into the page
 */
export function morph(live: Element, { before, after }: Versions<Element>): Element[] {
  carryAttributes(live, before, after);
  if (before.isEqualNode(after)) return [];
  if (live.matches('script[data-props]')) drawIslandAgain(live, after);
  return isLiving(live) ? [] : carryChildren(live, { before, after });
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

/** @returns the elements that came into the page */
function carryChildren(live: Element, { before, after }: Versions<Element>): Element[] {
  const added: Element[] = [];
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
      const copy = document.importNode(node, true);
      live.insertBefore(copy, living[next] ?? null);
      if (copy instanceof Element) added.push(copy);
      continue;
    }
    const target = living[order.indexOf(old)] as Node;
    next++;
    added.push(...change(target, { before: reference[old] as Node, after: node }));
  }
  return added;
}

/** @returns the elements that came into the page */
function change(target: Node, { before, after }: Versions<Node>): Element[] {
  if (target instanceof Element && before instanceof Element && after instanceof Element) {
    if (before.isEqualNode(after)) return [];
    if (before.hasAttribute('data-effect') || after.hasAttribute('data-effect') || islandOf(before) !== islandOf(after)) {
      // An effect cannot be undone, so it gets an element that no effect has seen.
      const copy = document.importNode(after, true);
      target.before(copy);
      remove(target);
      return [copy];
    }
    return morph(target, { before, after });
  }
  if (before.nodeValue !== after.nodeValue) target.nodeValue = after.nodeValue;
  return [];
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
