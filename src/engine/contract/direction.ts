export type Direction = 'ltr' | 'rtl';

// ISO 15924 codes of the scripts that are written from right to left.
const rightToLeft: ReadonlySet<string | undefined> = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa', 'Yezi']);

const known = new Map<string, Direction>();

/** @param lang a BCP 47 tag; without a script in it, the usual one of the language counts */
export function directionOf(lang: string): Direction {
  const direction = known.get(lang) ?? (rightToLeft.has(new Intl.Locale(lang).maximize().script) ? 'rtl' : 'ltr');
  known.set(lang, direction);
  return direction;
}
