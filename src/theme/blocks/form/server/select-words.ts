import { type FormWords, formWords } from '#theme/words/form-words.ts';
import type { Words } from '#theme/words/words.ts';
import { serviceOf } from '../adapters/services.ts';
import type { FormProps } from '../schema.ts';
import { isPostedByBrowser } from './plan-sending.ts';

type WordName = keyof FormWords;

const ofSending: readonly WordName[] = [
  'offline',
  'offlineAdvice',
  'timedOut',
  'timedOutAdvice',
  'disconnected',
  'disconnectedAdvice',
  'filesTooLarge',
  'filesTooLargeAdvice',
  'tooManyRequests',
  'tooManyRequestsAdvice',
  'refused',
  'refusedAdvice',
  'answersKept',
  'reachUs',
];
const ofReference: readonly WordName[] = [
  'reference',
  'copyReference',
  'referenceCopied',
  'referenceNotCopied',
  'notifications',
  'closeNotification',
];
const ofFiles: readonly WordName[] = ['chosenFiles', 'missingFile'];

/** The words that a form sends to the browser: those it may need and that differ from the English ones in its script. */
export function selectWords({ sections, submit, success }: FormProps, words: Words): Partial<FormWords> | undefined {
  const hasFiles = sections.some(({ fields }) => fields.some(({ type }) => type === 'file'));
  const unneeded = new Set<WordName>([
    ...(serviceOf(submit) ? [] : ofSending),
    ...(isPostedByBrowser(submit) ? (['scriptOff'] as const) : []),
    ...(success.reference ? [] : ofReference),
    ...(hasFiles ? [] : ofFiles),
  ]);
  const names = (Object.keys(formWords) as WordName[]).filter((name) => !unneeded.has(name) && words[name] !== formWords[name]);
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, words[name]])) : undefined;
}
