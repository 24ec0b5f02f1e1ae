/**
 * Edits between two words: insert, delete, replace or swap two neighbours, each counted as 1
 * (optimal string alignment; F. Damerau, CACM 7(3), 1964).
 */
function distance(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (beforeLast[j - 2] as number) + 1);
      row.push(best);
    }
    // The distance never falls below the smallest value of the last two rows.
    if (Math.min(...row) > most && Math.min(...last) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] as number;
}

/** The candidate that was most likely meant, or undefined where none is close: at most a third of the letters differ, or one of two. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return closest(word, candidates)[0];
}

/**
 * The candidate that a word is a typo of beyond doubt: the only one that is a single edit away, or differs in capitals
 * only. An edit in a very short word, or of a digit, may just as well be another name: "pc" is no typo of "pi", nor /ie of
 * /ke, nor 2023 of 2024.
 */
export function typoOf(word: string, candidates: Iterable<string>): string | undefined {
  const [only, rival] = new Set(closest(word, candidates, 1));
  return only !== undefined && rival === undefined && isTypo(word.toLowerCase(), only.toLowerCase()) ? only : undefined;
}

/** Letters that a word must have for one wrong letter in it to be a typo, and for two that changed places. */
const shortest = { edit: 4, swap: 3 };

/** @param word one edit away from the name, or the name itself */
function isTypo(word: string, name: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '');
  if (digits(word) !== digits(name)) return false;
  const parts = word.split(/[^\p{L}\p{N}]+/u);
  const others = name.split(/[^\p{L}\p{N}]+/u);
  // A hyphen or another sign between two parts is missing or was added.
  const at = parts.length === others.length ? parts.findIndex((part, index) => part !== others[index]) : -1;
  const written = parts[at] ?? word;
  const meant = others[at] ?? name;
  if (written === meant) return true;
  const isSwap = [...written].sort().join('') === [...meant].sort().join('');
  return Math.max(written.length, meant.length) >= (isSwap ? shortest.swap : shortest.edit);
}

/** Longest word that is compared, in letters: the time grows with the square of the length. */
const longestWord = 200;

/** All candidates at the smallest distance that is still close. @param most edits that are close, whatever the length */
function closest(word: string, candidates: Iterable<string>, most = Number.POSITIVE_INFINITY): string[] {
  let best: string[] = [];
  let bestDistance = word.length < 2 ? 0 : Math.min(most, Math.max(1, Math.floor(word.length / 3)));
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > bestDistance || candidate.length > longestWord) continue;
    const edits = distance(word.toLowerCase(), candidate.toLowerCase(), bestDistance);
    if (edits > bestDistance) continue;
    if (edits < bestDistance) best = [];
    best.push(candidate);
    bestDistance = edits;
  }
  return best;
}

interface Guess {
  /** What to suggest. */
  guess?: string;
  /** What it is beyond doubt. */
  sure?: string;
}

/** How many words of one kind are compared with all names: whoever has more mistakes corrects these first. */
const mostGuesses = 500;

/** Guesses what words were meant to be, the first few hundred of them: each guess compares a word with every name. */
export function createGuesser(): (word: string, candidates: () => Iterable<string>) => Guess {
  let left = mostGuesses;
  return (word, candidates) => {
    left -= 1;
    if (left < 0) return {};
    const names = [...candidates()];
    return { guess: nearest(word, names), sure: typoOf(word, names) };
  };
}
