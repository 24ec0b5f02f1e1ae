import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { classesOf, listWords } from './list-words.ts';
import { pruneStyles } from './prune-styles.ts';
import { readElements } from './read-elements.ts';
import { writeCss } from './write-css.ts';

interface Parts {
  /** The document without its styles. */
  html: string;
  css: string;
  /** The classes that were made for this page: nothing outside it knows their names. */
  classes: readonly string[];
  /** The text of the page's scripts. */
  code: string;
}

/**
 * Takes from a page what no visitor can tell the difference by: rules that match nothing, long class names, space in
 * the styles. It keeps the document within the first round trip of a connection.
 */
export function minifyPage({ html, css, classes, code }: Parts): { html: string; css: string } {
  const elements = readElements(html);
  const styles = postcss.parse(css);
  pruneStyles(styles, listWords(elements, code));
  const made = new Set(classes);
  const short = new Map<string, string>();
  const shorten = (name: string) => {
    if (!made.has(name)) return name;
    if (!short.has(name)) short.set(name, shortName(short.size));
    return short.get(name) as string;
  };
  let text = '';
  let done = 0;
  for (const element of elements) {
    const { class: value } = element.attributes;
    if (value === undefined) continue;
    const tag = html.slice(element.start, element.end);
    text += html.slice(done, element.start) + tag.replace(` class="${value}"`, ` class="${classesOf(element).map(shorten).join(' ')}"`);
    done = element.end;
  }
  const renameClasses = selectorParser((root) => {
    root.walkClasses((node) => {
      node.value = shorten(node.value);
    });
  });
  styles.walkRules((rule) => {
    if (rule.selector.includes('.')) rule.selector = renameClasses.processSync(rule.selector);
  });
  return { html: text + html.slice(done), css: writeCss(styles) };
}

/** _a, _b ... _z, _ba: an underscore, so that no class that an author of a block chose can be the same. */
function shortName(index: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return (index < 26 ? '_' : shortName(Math.floor(index / 26))) + letters[index % 26];
}
