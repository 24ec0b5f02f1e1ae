import { formWords } from './form-words.ts';

/** The names of all words that the theme writes by itself; en.yaml has them in English. */
export const wordNames = [
  'skipLink',
  'menu',
  'mainMenu',
  'allMenus',
  'close',
  'about',
  'address',
  'email',
  'phone',
  'hours',
  'requirements',
  'benefits',
  'done',
  'inProgress',
  'next',
  'contact',
  'office',
  'scriptLate',
  ...(Object.keys(formWords) as (keyof typeof formWords)[]),
] as const;

export type Words = Readonly<Record<(typeof wordNames)[number], string>>;
