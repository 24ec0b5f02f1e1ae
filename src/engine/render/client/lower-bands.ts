// Runs on the server and in the browser.

/** The bands of a page that may be out of sight when it opens. */
export const lowerBands = ':is(main > section + section, body > footer)';

/**
 * On phones the browser does not lay these out until they come into sight or after-first-paint.ts has it do so; a guessed
 * height stands for them (`content-visibility`, CSS Containment Level 2). `data-whole` on the document ends it, and so does
 * a link to a place on the page, which the guessed heights of the bands before that place would miss.
 */
export const lowerBandStyles = `
@media screen and (scripting: enabled) and (pointer: coarse) {
  :root:not([data-whole], :has(:target)) ${lowerBands} { content-visibility: auto; contain-intrinsic-height: auto 48rem; }
}`;
