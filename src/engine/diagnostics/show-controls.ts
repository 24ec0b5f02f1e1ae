// C0 and C1 controls, and what changes the direction or the lines of what is printed.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point.
const controls = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** A text on one line, with the characters that would command a terminal written as JSON writes them: \u001b. */
export function showControls(text: string): string {
  return text.replace(controls, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
