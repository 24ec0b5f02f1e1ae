import { type PageContext, usePage } from '#contract/page-context.tsx';
import type { Words } from './words.ts';

/** What views write by themselves, in the language of the page. */
export function useWords(): Words {
  return wordsOf(usePage());
}

export function wordsOf({ words }: Pick<PageContext, 'words'>): Words {
  // Every language is completed from en.yaml, and a test holds its names equal to those of the type.
  return words as Words;
}
