// Runs on the server and in the browser. What the first paint of a page leaves for after-first-paint.ts.

/** What the styles of the own fonts are for until a script has spoken (Media Queries Level 5). */
export const lateFontsMedia = '(scripting: none)';

/** The bands that may be out of sight. */
export const lowerBands = ':is(main > section + section, body > footer)';
