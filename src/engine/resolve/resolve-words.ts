import { createGuesser } from '#contract/nearest.ts';
import type { WordMap } from '#contract/words.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { ThemeWords } from '#engine/read/read-words.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import type { ValidSite } from '#engine/validate/validate-document.ts';

/** How many missing words a message lists. */
const mostNamed = 60;

/**
 * The words of the theme for each region, in its language: the theme's, with what site.yaml says instead. The words of a
 * language (fr) count for its varieties too (fr-CA). A missing word is replaced by the English one.
 */
export function resolveWords(
  site: ValidSite,
  settings: ReadonlyMap<string, SiteConfig>,
  themeWords: ThemeWords,
): { words: Map<string, WordMap>; diagnostics: Diagnostic[] } {
  const english = themeWords.get('en') ?? {};
  const known = Object.keys(english);
  const words = new Map<string, WordMap>();
  const diagnostics = describeUnknown(site, known);
  const told = new Set<string>();
  for (const [name, { lang }] of Object.entries(site.data.regions)) {
    const own = settings.get(name)?.words ?? {};
    const found = Object.assign({}, ...languageTags(lang).map((tag) => themeWords.get(tag)), ...languageTags(lang).map((tag) => own[tag]));
    words.set(name, { ...english, ...found });
    const missing = known.filter((word) => !Object.hasOwn(found, word));
    if (missing.length > 0 && !told.has(lang)) diagnostics.push(describeMissing(site, { region: name, missing, english }));
    told.add(lang);
  }
  return { words, diagnostics };
}

/** A language and the more general ones, the most general first: fr, fr-CA. */
export function languageTags(lang: string): string[] {
  const parts = lang.split('-');
  return parts.map((_, index) => parts.slice(0, index + 1).join('-'));
}

function describeMissing(
  { source, data }: ValidSite,
  { region, missing, english }: { region: string; missing: readonly string[]; english: WordMap },
): Diagnostic {
  const lang = data.regions[region]?.lang ?? '';
  const language = `${new Intl.DisplayNames(['en'], { type: 'language' }).of(lang)} (${lang})`;
  const [first = ''] = missing;
  const rest = missing.length - mostNamed;
  const message =
    missing.length === 1
      ? `The pages of this region need the word "${first}" in ${language}; in English it is: ${english[first]}`
      : `The pages of this region need ${missing.length} words in ${language} that are not there: ${missing.slice(0, mostNamed).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
  const suggestion = `Add ${missing.length === 1 ? 'it' : 'them'} to site.yaml, as in "words: { ${lang}: { ${first}: … } }".`;
  return diagnose({ code: 'missing-word', ...placeOf(source, ['regions', region, 'lang']), message, suggestion });
}

function describeUnknown({ source, data }: ValidSite, known: readonly string[]): Diagnostic[] {
  const find = createGuesser();
  return Object.entries(data.words ?? {}).flatMap(([lang, words]) =>
    Object.keys(words)
      .filter((word) => !known.includes(word))
      .map((word) => {
        const { guess } = find(word, () => known);
        const suggestion = guess ? `Did you mean "${guess}"?` : `Known are: ${known.join(', ')}.`;
        const message = `No page says a word called "${word}".`;
        return diagnose({
          code: 'unknown-word',
          ...placeOf(source, ['words', lang, word], 'key'),
          message,
          suggestion,
        });
      }),
  );
}
