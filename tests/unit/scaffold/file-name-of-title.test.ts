import { expect, test } from 'vitest';
import { fileNameOfTitle } from '#engine/scaffold/file-name-of-title.ts';

test.each([
  ['What the budget means', 'en', 'what-the-budget-means'],
  ['  Don’t panic: 3 reliefs end!  ', 'en', 'dont-panic-3-reliefs-end'],
  ['Café Zoë, Århus & Łódź', 'en', 'cafe-zoe-arhus-and-lodz'],
  ['R&D', 'fr', 'r-et-d'],
  ['Für Öffentlichkeit & Straße', 'de-AT', 'fuer-oeffentlichkeit-und-strasse'],
  // The same letters, written as a letter and a mark.
  ['Für', 'de', 'fuer'],
  ['Hän söi', 'fi', 'han-soi'],
  ['İstanbul ışığı', 'tr', 'istanbul-isigi'],
  ['ﬁnance № 5', 'en', 'finance-no-5'],
  ['Бюджет EU 2027', 'ru', 'eu-2027'],
  ['Что значит бюджет', 'ru', undefined],
  ['予算', 'ja', undefined],
  ['2027', 'en', undefined],
  ['Index', 'en', undefined],
  ['!?', 'en', undefined],
])('%s (%s) is the file %s', (title, language, name) => {
  expect(fileNameOfTitle(title, language)).toBe(name);
});

test('a long title is cut between two words, and a long word within', () => {
  expect(fileNameOfTitle('word '.repeat(40), 'en')).toBe(Array(16).fill('word').join('-'));
  expect(fileNameOfTitle('a'.repeat(200), 'en')).toBe('a'.repeat(80));
});
