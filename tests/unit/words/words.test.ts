import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readWords } from '#engine/read/read-words.ts';
import { languageTags, resolveWords } from '#engine/resolve/resolve-words.ts';
import { resolveSettings } from '#engine/resolve/site-settings.ts';
import type { FormProps } from '#theme/blocks/form/schema.ts';
import { selectWords } from '#theme/blocks/form/server/select-words.ts';
import { theme } from '#theme/theme.ts';
import { fillWords } from '#theme/words/fill-words.tsx';
import { formWords } from '#theme/words/form-words.ts';
import { type Words, wordNames } from '#theme/words/words.ts';
import { siteOf, smallestSite, twoRegions } from '../make-site.ts';

const languages = readWords(theme);
const english = languages.get('en') as Words;
const french = languages.get('fr') as Words;
const variablesOf = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test('a file of words is parsed again only when its text has changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const write = (text: string) => writeFileSync(join(folder, 'en.yaml'), text);
  const read = () => readWords({ folder, words: '.' }).get('en');
  try {
    write('menu: Menu');
    const first = read();
    expect(first).toEqual({ menu: 'Menu' });
    expect(read()).toBe(first);
    write('menu: List');
    expect(read()).toEqual({ menu: 'List' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the names of the words are those of en.yaml', () => {
  expect(Object.keys(english).sort()).toEqual([...wordNames].sort());
});

test('the script of forms has the English words of en.yaml', () => {
  expect(english).toMatchObject(formWords);
});

test.each([...languages])('%s has every word, and puts in what the English one puts in', (_, words) => {
  expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
  // A number that a language works around may be left out, nothing else may be put in.
  for (const [name, text] of Object.entries(words)) {
    const known = [...variablesOf(english[name as keyof Words]), '{name}', '{label}'];
    expect([name, variablesOf(text).filter((variable) => !known.includes(variable))]).toEqual([name, []]);
  }
});

test('French has a no-break space before a colon and inside its quotation marks', () => {
  for (const text of Object.values(french)) expect(text).not.toMatch(/[^\u00a0\u202f](?::|;|\?|!|»)|«(?!\u00a0)|'/);
});

const resolve = (text: string) => {
  const site = siteOf(text);
  return resolveWords(site, resolveSettings(site).settings, languages);
};

test('a region has the words of its language, a variety of a language those of the language', () => {
  const { words, diagnostics } = resolve(twoRegions.replace('lang: fr', 'lang: fr-CA'));
  expect(diagnostics).toEqual([]);
  expect([words.get('main')?.close, words.get('two')?.close]).toEqual(['Close', 'Fermer']);
  expect(languageTags('zh-Hant-TW')).toEqual(['zh', 'zh-Hant', 'zh-Hant-TW']);
});

test('a site says some things in its own words, in one region in others than in the next', () => {
  const text = `${twoRegions.replace('lang: fr', 'lang: fr-CA')}words:\n  en: { menu: "Pages of \${region.name}" }\n  fr: { menu: Pages, close: Clore }\n  fr-CA: { close: Refermer }\n`;
  const { words } = resolve(text);
  expect(words.get('main')).toMatchObject({ menu: 'Pages of Main', close: 'Close' });
  expect(words.get('two')).toMatchObject({ menu: 'Pages', close: 'Refermer', next: 'À venir' });
});

test('a language that the theme has no words for can come from the site alone', () => {
  const dutch = Object.entries(english).map(([name, text]) => `    ${name}: ${JSON.stringify(text)}\n`);
  const text = smallestSite.replace('lang: en', 'lang: nl');
  expect(resolve(text).diagnostics.map(({ code }) => code)).toEqual(['missing-word']);
  expect(resolve(`${text}words:\n  nl:\n${dutch.join('')}`).diagnostics).toEqual([]);
});

test('what a text has no value for stays as it is written', () => {
  expect(fillWords('{label} is missing: {other}', { label: 'Name' })).toBe('Name is missing: {other}');
});

const form = { sections: [], submit: { label: 'Go' }, success: { heading: 'Done', text: 'Done.' } } as unknown as FormProps;

test('a form takes no words to the browser that its script has', () => {
  expect(selectWords(form, english)).toBeUndefined();
  expect(selectWords(form, { ...english, optional: 'if you like' })).toEqual({ optional: 'if you like' });
});

test('a form takes only the words that it can need', () => {
  const simulated = selectWords(form, french) ?? {};
  const posted = selectWords({ ...form, submit: { ...form.submit, adapter: 'post', url: '/api' } }, french) ?? {};
  expect([simulated.offline, simulated.scriptOff, simulated.chosenFiles, simulated.copyReference]).toEqual([
    undefined,
    french.scriptOff,
    undefined,
    undefined,
  ]);
  expect([posted.offline, posted.scriptOff]).toEqual([french.offline, undefined]);
});
