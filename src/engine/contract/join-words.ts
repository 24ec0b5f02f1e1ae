/** "a, b or c": a list as it stands in a sentence. */
export function joinWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}
