import { type PageContext, usePage } from '#contract/page-context.tsx';
import type { Words } from './words.ts';

/** The words that the theme writes by itself, in the language of the page. */
export function useWords(): Words {
  return wordsOf(usePage());
}

export function wordsOf({ words }: Pick<PageContext, 'words'>): Words {
  // The cast is safe: missing words of a language are taken from en.yaml, and a test keeps its names equal to the type.
  return words as Words;
}
