import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Theme } from '#contract/theme.ts';
import type { WordMap } from '#contract/words.ts';
import { readSoundData } from './read-sound-data.ts';

/** The words of a theme by the tag of their language; "en" has all there are. */
export type ThemeWords = ReadonlyMap<string, WordMap>;

export function readWords({ folder, words }: Pick<Theme, 'folder' | 'words'>): ThemeWords {
  const files = readdirSync(join(folder, words)).filter((file) => file.endsWith('.yaml'));
  return new Map(files.map((file) => [file.slice(0, -'.yaml'.length), readFile(join(folder, words, file))]));
}

/** What was parsed last, by path: the words are read at every change of a site, and parsing three files takes 10 ms. */
const parsed = new Map<string, { text: string; words: WordMap }>();

function readFile(path: string): WordMap {
  const text = readFileSync(path, 'utf8');
  const known = parsed.get(path);
  if (known?.text === text) return known.words;
  const words = (readSoundData(text) ?? parse(text)) as WordMap;
  parsed.set(path, { text, words });
  return words;
}
