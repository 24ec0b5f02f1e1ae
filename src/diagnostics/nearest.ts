/**
 * Edits between two words: insert, delete, replace or swap two neighbours, each counted as 1
 * (optimal string alignment; F. Damerau, CACM 7(3), 1964).
 */
function distance(a: string, b: string): number {
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
    beforeLast = last;
    last = row;
  }
  return last[b.length] as number;
}

/** The candidate that was most likely meant, or undefined where none is close: at most a third of the letters differ, or one of two. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return closest(word, candidates)[0];
}

/** The candidate that was meant beyond doubt: the only one that is as close. */
export function onlyNearest(word: string, candidates: Iterable<string>): string | undefined {
  const found = new Set(closest(word, candidates));
  return found.size === 1 ? [...found][0] : undefined;
}

/** All candidates at the smallest distance that is still close. */
function closest(word: string, candidates: Iterable<string>): string[] {
  let best: string[] = [];
  let bestDistance = word.length < 2 ? 0 : Math.max(1, Math.floor(word.length / 3));
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > bestDistance) continue;
    const edits = distance(word.toLowerCase(), candidate.toLowerCase());
    if (edits > bestDistance) continue;
    if (edits < bestDistance) best = [];
    best.push(candidate);
    bestDistance = edits;
  }
  return best;
}
