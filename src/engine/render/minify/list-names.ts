import parser from 'postcss-selector-parser';

/** What one selector of a rule asks for. */
export interface SelectorNames {
  /** As it is written. */
  selector: string;
  /** Every class in it. */
  classes: readonly string[];
  /** What an element has to have for the selector to match, now or later. */
  needed: readonly (readonly [kind: 'tag' | 'class' | 'attribute', name: string, value?: string])[];
}

const known = new Map<string, SelectorNames[]>();

/** The selectors of a rule. What a functional pseudo-class asks for is not looked into: it may be a negation. */
export function listNames(prelude: string): SelectorNames[] {
  const found = known.get(prelude) ?? read(prelude);
  known.set(prelude, found);
  return found;
}

function read(prelude: string): SelectorNames[] {
  return parser()
    .astSync(prelude, { lossless: false })
    .map((selector) => {
      const classes: string[] = [];
      selector.walkClasses(({ value }) => void classes.push(value));
      const needed = selector.nodes.flatMap((node): SelectorNames['needed'] => {
        if (node.type === 'tag') return [['tag', node.value]];
        if (node.type === 'class') return [['class', node.value]];
        // Other attributes change while a page is used.
        if (node.type === 'attribute' && node.attribute.startsWith('data-')) return [['attribute', node.attribute, node.value]];
        return [];
      });
      return { selector: String(selector).trim(), classes, needed };
    });
}
