/** Letters that are no base letter with a mark, so that Unicode does not take them apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** How German writes its umlauts without them; other languages take the letter below the dots. */
const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const longest = 80;

/**
 * The name of a file for a title, which is the last part of its path: "What the budget means" becomes what-the-budget-means.
 * @param language of the title: de-AT
 * @returns undefined where the title has no Latin letter to make a name of
 */
export function fileNameOfTitle(title: string, language: string): string | undefined {
  const letters = language.startsWith('de') ? { ...plainLetters, ...german } : plainLetters;
  const plain = title
    .replaceAll('&', ` ${andIn(language)} `)
    .toLowerCase()
    .normalize('NFC')
    .replace(/\P{ASCII}/gu, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .toLowerCase()
    // An apostrophe joins what stands beside it: don't becomes dont.
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (!/[a-z]/.test(plain) || plain === 'index') return undefined;
  return plain.length <= longest
    ? plain
    : plain
        .slice(0, longest + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, longest);
}

/** The word that a language puts between the last two of several. */
function andIn(language: string): string {
  const parts = new Intl.ListFormat(language, { type: 'conjunction' }).formatToParts(['a', 'b']);
  return parts.find(({ type }) => type === 'literal')?.value ?? '';
}
