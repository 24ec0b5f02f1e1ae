import { expect, test } from 'vitest';
import { headingIds } from '#contract/heading-ids.ts';

test.each([
  ['What changes on 1 April?', 'what-changes-on-1-april'],
  ['Économie & société', 'economie-societe'],
  ['The firm’s own "rules"', 'the-firms-own-rules'],
  ['ماذا يتغير', 'ماذا-يتغير'],
  ['…', 'section'],
  ['Footnote label', 'section-footnote-label'],
  ['fn 1', 'section-fn-1'],
  ['Fnref 1', 'section-fnref-1'],
  ['Fnord', 'fnord'],
])('%s', (heading, id) => {
  expect(headingIds([heading])).toEqual([id]);
});

test('headings of the same words are told apart, also from one that looks like the second of them', () => {
  expect(headingIds(['Costs', 'Costs 2', 'Costs', 'Costs'])).toEqual(['costs', 'costs-2', 'costs-3', 'costs-4']);
});

test('no heading takes an id that the page uses itself', () => {
  expect(headingIds(['Main'])).toEqual(['main-2']);
});
