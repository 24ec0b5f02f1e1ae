// Runs on the server and in the browser.
import { createContext, useContext } from 'react';
import { type FormWords, formWords } from '#theme/words/form-words.ts';

/** What the parts of a form write by themselves; English unless a page provides others. */
export const FormWordsContext = createContext<FormWords>(formWords);

export function useFormWords(): FormWords {
  return useContext(FormWordsContext);
}
