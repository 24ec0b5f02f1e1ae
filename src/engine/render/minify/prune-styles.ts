import type { PageWords } from './list-words.ts';
import { parseCss } from './parse-css.ts';

/** Leaves out of a page's styles what nothing on the page can match, and custom properties that nothing reads. */
export function pruneStyles(css: string, words: PageWords): string {
  return pruneProperties(pruneRules(css, words));
}

function pruneRules(css: string, words: PageWords): string {
  return parseCss(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return `${prelude};`;
      if (/^@(?:media|supports|starting-style|layer|container)/.test(prelude)) {
        // Inside a rule an at-rule may hold declarations; those stay as they are.
        const inner = body.includes('{') ? pruneRules(body, words) : body;
        return inner && `${prelude}{${inner}}`;
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      const kept = splitSelectors(prelude).filter((selector) => canMatch(selector, words));
      return kept.length > 0 ? `${kept.join(',')}{${body}}` : '';
    })
    .join('');
}

/** Splits at commas, but for those inside brackets. */
function splitSelectors(prelude: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const letter of prelude) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((selector) => selector.trim());
}

/** Whether a selector may match now or after a script ran: everything it names by tag, class or data attribute is known. */
function canMatch(selector: string, words: PageWords): boolean {
  const names = (pattern: RegExp) => [...selector.matchAll(pattern)].map((match) => match[1] as string);
  if (names(/\.([\w-]+)/g).some((name) => words.aroundIslands.has(name))) return true;
  // What a functional pseudo-class asks for is not looked into: it may be a negation.
  let left = selector;
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(/:[\w-]+\([^()]*\)/g, '');
  }
  left = left.replace(/::?[\w-]+/g, '');
  for (const [, name = '', , value] of left.matchAll(/\[([\w-]+)(?:=(['"]?)(.*?)\2)?\]/g))
    if (name.startsWith('data-') && !words.has('attribute', name, value)) return false;
  left = left.replace(/\[[^\]]*\]/g, '');
  for (const [, name = ''] of left.matchAll(/\.([\w-]+)/g)) if (!words.has('class', name)) return false;
  left = left.replace(/[.#][\w-]+/g, '');
  return (left.match(/[a-z][\w-]*/gi) ?? []).every((tag) => words.has('tag', tag));
}

/** A property may be read by another that nothing reads, so this goes on until nothing changes. */
function pruneProperties(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]));
  const pruned = css.replace(/(?<=[{;])(--[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(?:;|(?=\}))/g, (declaration, name) =>
    read.has(name) ? declaration : '',
  );
  return pruned === css ? css : pruneProperties(pruned);
}
