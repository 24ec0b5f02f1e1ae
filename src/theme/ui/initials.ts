const titles = /^(dr|prof|sir|dame|mr|mrs|ms|miss)\.?$/i;
const smallWords = new Set(['of', 'and', 'the', 'for', 'in', 'to', 'at']);

/** The letters drawn where a portrait is missing: of the name, else of the main words of the role; 1 to 3 capitals. */
export function initials({ name, role }: { name?: string; role: string }): string {
  // Text behind a comma or bracket (a place, a degree) is ignored.
  const [main = ''] = (name ?? role).split(/[,(]/);
  const words = main.split(name ? /\s+/ : /[\s/-]+/).filter((word) => /^\p{L}/u.test(word));
  const chosen = name
    ? ends(words.filter((word) => !titles.test(word)))
    : words.filter((word) => !smallWords.has(word.toLowerCase())).slice(0, 3);
  return chosen.map((word) => ([...word][0] ?? '').toLocaleUpperCase('en')).join('');
}

function ends(words: readonly string[]): string[] {
  return words.length > 1 ? [words[0] as string, words.at(-1) as string] : [...words];
}
