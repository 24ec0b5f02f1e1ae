// Runs on the server and in the browser.

/** A media query that keeps a browser from loading the web fonts until a script has them loaded; one without scripts loads them. */
export const lateFontsMedia = '(scripting: none)';

/** The styles of the web fonts in the head of the document. */
export function findLateFonts(): HTMLStyleElement | null {
  return document.querySelector<HTMLStyleElement>('style[media]');
}
