import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Theme } from '#contract/theme.ts';
import type { WordMap } from '#contract/words.ts';

/** The words of a theme by the tag of their language; "en" has all there are. */
export type ThemeWords = ReadonlyMap<string, WordMap>;

export function readWords({ folder, words }: Pick<Theme, 'folder' | 'words'>): ThemeWords {
  const files = readdirSync(join(folder, words)).filter((file) => file.endsWith('.yaml'));
  return new Map(files.map((file) => [file.slice(0, -'.yaml'.length), parse(readFileSync(join(folder, words, file), 'utf8')) as WordMap]));
}
