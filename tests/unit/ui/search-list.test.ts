import { expect, test } from 'vitest';
import { matchPages, splitAtWords } from '#theme/blocks/search/client/list-pages.ts';

const page = (title: string, description: string) => ({ href: `/${title}`, title, description, places: [] });
const pages = [
  page('Anchors', 'What holds a boat.'),
  page('Boats', 'Under sail, and été comme hiver.'),
  page('Crew', 'Who sails the boats.'),
];
const found = (words: string) => matchPages(pages, words).map(({ title }) => title);

test('a page matches if its title or description has every word, whatever its capitals and accents', () => {
  expect(found('BOAT')).toEqual(['Boats', 'Anchors', 'Crew']);
  expect(found('boats who')).toEqual(['Crew']);
  expect(found('Ete')).toEqual(['Boats']);
  expect(found('mast')).toEqual([]);
});

test('a text is split at the words, which stand in every second piece', () => {
  expect(splitAtWords('What holds a boat.', 'HOLD at')).toEqual(['Wh', 'at', ' ', 'hold', 's a bo', 'at', '.']);
  expect(splitAtWords('Is 1 + 1 (or so) two?', '+ (or')).toEqual(['Is 1 ', '+', ' 1 ', '(or', ' so) two?']);
  expect(splitAtWords('Plain', ' ')).toEqual(['Plain']);
});
