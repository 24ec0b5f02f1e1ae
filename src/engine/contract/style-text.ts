// Runs on the server and in the browser.

/** CSS as a text, for a script that brings styles with it: the build takes the indentation out of what is marked so. */
export const styleText = String.raw;
