// Runs on the server and in the browser.
import { fillWords } from '#theme/words/fill-words.tsx';
import type { FormWords } from '#theme/words/form-words.ts';

/** What to do about a question without an answer. @param type of the control, as browsers name it */
export function describeMissing(type: string, label: string, words: FormWords): string {
  if (type === 'checkbox') return words.missingTick;
  if (type === 'radio' || type === 'select-one') return words.missingChoice;
  if (type === 'file') return words.missingFile;
  return /[?؟]\s*$/.test(label) ? words.missingAnswer : fillWords(words.missingValue, { label });
}
