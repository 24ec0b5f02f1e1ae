import { listWords } from './list-words.ts';
import { pruneStyles } from './prune-styles.ts';

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
  const made = new Set(classes);
  const short = new Map<string, string>();
  const shorten = (name: string) => {
    if (!made.has(name)) return name;
    if (!short.has(name)) short.set(name, shortName(short.size));
    return short.get(name) as string;
  };
  const pruned = trimCss(pruneStyles(css, listWords(html, code)));
  return {
    html: html.replace(/(<[a-z][^<>]*? class=")([^"]*)"/g, (_, before: string, names: string) => {
      return `${before}${names.split(' ').map(shorten).join(' ')}"`;
    }),
    css: pruned.replace(/\.([a-z][\w-]*)/g, (_, name: string) => `.${shorten(name)}`),
  };
}

/** _a, _b ... _z, _ba: an underscore, so that no class that an author of a block chose can be the same. */
function shortName(index: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return (index < 26 ? '_' : shortName(Math.floor(index / 26))) + letters[index % 26];
}

/** Quotes are left alone; outside them spaces after commas, zeros before points and last semicolons say nothing. */
function trimCss(css: string): string {
  return css.replace(/"[^"]*"|'[^']*'|, +|;(?=\})|(?<![\w.#-])0(?=\.\d)/g, (token) => {
    if (token.startsWith(',')) return ',';
    return token === ';' || token === '0' ? '' : token;
  });
}
