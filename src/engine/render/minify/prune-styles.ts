import type { AtRule, Container, Root, Rule } from 'postcss';
import valueParser from 'postcss-value-parser';
import { listNames } from './list-names.ts';
import type { PageWords } from './list-words.ts';

/** At-rules whose rules are for elements of the page. */
const groups = ['media', 'supports', 'starting-style', 'layer', 'container'];

/** Takes out of a page's styles what nothing on the page can match, and custom properties that nothing reads. */
export function pruneStyles(css: Root, words: PageWords): void {
  css.walkRules((rule) => pruneRule(rule, words));
  css.walkAtRules((rule) => removeEmpty(rule));
  pruneProperties(css);
}

function pruneRule(rule: Rule, words: PageWords): void {
  // The steps of an animation are no selectors.
  if (rule.parent?.type === 'atrule' && !groups.includes((rule.parent as AtRule).name)) return;
  const kept = listNames(rule.selector).filter(
    ({ classes, needed }) =>
      classes.some((name) => words.aroundIslands.has(name)) || needed.every(([kind, name, value]) => words.has(kind, name, value)),
  );
  if (kept.length > 0) rule.selector = kept.map(({ selector }) => selector).join(',');
  else remove(rule);
}

/** Removes a node, and what is empty without it. */
function remove(node: Rule | AtRule): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule') removeEmpty(parent as AtRule);
}

function removeEmpty(rule: AtRule): void {
  if (groups.includes(rule.name) && rule.nodes?.length === 0) remove(rule);
}

/** A property may be read by another that nothing reads, so this goes on until nothing changes. */
function pruneProperties(css: Container): void {
  const read = new Set<string>();
  css.walkDecls(({ value }) => {
    if (!value.includes('var(')) return;
    valueParser(value).walk((node) => {
      if (node.type === 'function' && node.value === 'var') read.add(node.nodes[0]?.value ?? '');
    });
  });
  let removed = false;
  css.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    removed = true;
  });
  if (removed) pruneProperties(css);
}
