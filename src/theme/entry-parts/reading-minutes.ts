/** Words that people read in a minute, and characters of scripts without spaces between words. */
const words = 230;
const characters = 500;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const dense = text.match(unspaced)?.length ?? 0;
  const spaced = text.replace(unspaced, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(dense / characters + spaced / words));
}
