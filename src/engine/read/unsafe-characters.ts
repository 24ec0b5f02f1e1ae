// C0 and C1 controls but tab, line feed and the carriage return before one; zero-width and direction characters
// (Unicode UAX #9, "Trojan Source", CVE-2021-42574); line separators; a byte order mark anywhere but at the start.
// Zero-width joiners (U+200C, U+200D) are left alone: Persian and emoji need them.
export const unsafe =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point.
  /\r(?!\n)|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A no-break space in the indentation of a line. */
export const noBreakIndent = /^[ -]*\u00a0[\u00a0 -]*\S/gm;

/** Whether a text holds characters that cannot be seen and change what is read. */
export function hasUnsafeCharacters(text: string): boolean {
  return text.search(unsafe) >= 0 || (text.includes('\u00a0') && text.search(noBreakIndent) >= 0);
}
