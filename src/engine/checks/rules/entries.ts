import { createGuesser } from '#contract/nearest.ts';
import type { Check } from '#engine/checks/check.ts';
import { type Diagnostic, diagnose, fileStart } from '#engine/diagnostics/diagnostic.ts';
import { replaceScalar } from '#engine/edit/scalar-fixes.ts';
import { placeOf } from '#engine/read/locate.ts';
import { describeWithheld } from '#engine/resolve/describe-withheld.ts';
import { idsOfKind, topicNamesOf } from '#engine/resolve/entries/entry-index.ts';
import { describeKindFailures, type KindFailure } from '#engine/resolve/entries/kind-failures.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import type { EntryPlace } from '#engine/schema/entry-place.ts';
import { pathSegment } from '#engine/schema/page-schema.ts';
import type { Reference } from '#engine/validate/create-validator.ts';
import type { Page } from '#engine/validate/validate-document.ts';

const mostNamed = 12;

/** What entries say of themselves and of each other: names, topics, the entries they refer to. */
export const checkEntries: Check = (site) => {
  const guess = createGuesser();
  const failures: KindFailure[] = [];
  const onFailure = (failure: KindFailure) => failures.push(failure);
  const found = site.pages.flatMap((page) => [
    ...page.references.flatMap((reference) => checkReference(page, reference, { site, guess })),
    ...(page.entry ? [...checkEntry(page, page.entry), ...checkFields(page, site, onFailure)] : []),
  ]);
  return [...found, ...describeKindFailures(failures, site)];
};

function checkEntry({ source, data }: Page, { name, route, collection }: EntryPlace): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (!new RegExp(`^${pathSegment}$`).test(name) || name === 'index')
    found.push(
      diagnose({
        code: 'entry-name',
        file: source.file,
        range: fileStart,
        message: `"${name}" cannot be the name of an entry: it is the last part of its path.`,
        suggestion: `Call the file ${suggestName(name)}.yaml: lower-case letters, digits and hyphens.`,
      }),
    );
  if (route === undefined && data.blocks.length > 0)
    found.push(
      diagnose({
        code: 'unshown-blocks',
        ...placeOf(source, ['blocks'], 'key'),
        message: `Nobody sees these blocks: entries of "${collection}" have no pages.`,
        suggestion: `Give the collection a route in site.yaml, as in "route: /${collection}/{name}", or delete the blocks.`,
      }),
    );
  return found;
}

/** What the kind of an entry has to say about its fields. */
function checkFields(page: Page, { kinds }: Site, onFailure: (failure: KindFailure) => void): Diagnostic[] {
  const { source, data, entry, unsound } = page;
  const { definition } = (entry?.kind !== undefined && kinds.get(entry.kind)) || {};
  // With a mistake in its shape, its fields are not what a kind relies on.
  if (unsound || !definition?.check) return [];
  try {
    return definition
      .check(data)
      .map(({ code, path, part, message, suggestion }) => diagnose({ code, ...placeOf(source, path, part), message, suggestion }));
  } catch (error) {
    onFailure({ page, part: 'check', cause: error });
    return [];
  }
}

/** What to do about the name of an entry that visitors do not see. */
const suggestions = {
  draft: 'Take the name out, or "draft: true" out of the entry.',
  publish: 'Take the name out until then, or give the entry an earlier "publish".',
  expires: 'Take the name out, or give the entry a later "expires".',
};

/** In a collection that is there, only the name behind the slash can be misspelt. */
function guessEntry(written: string, known: readonly string[], guess: Finder['guess']): ReturnType<Finder['guess']> {
  const collection = written.slice(0, written.lastIndexOf('/') + 1);
  const siblings = known.filter((id) => id.slice(0, id.lastIndexOf('/') + 1) === collection);
  if (siblings.length === 0) return guess(written, () => known);
  const found = guess(written.slice(collection.length), () => siblings.map((id) => id.slice(collection.length)));
  return { guess: found.guess && collection + found.guess, sure: found.sure && collection + found.sure };
}

/** a person, an office */
function withArticle(kind: string): string {
  return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
}

function suggestName(name: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain === '' || plain === 'index' ? 'an-entry' : plain;
}

interface Finder {
  site: Site;
  guess: ReturnType<typeof createGuesser>;
}

function checkReference({ source, entry }: Page, reference: Reference, { site, guess }: Finder): Diagnostic[] {
  const { kind, value, path, entryKind } = reference;
  if (value.includes('${')) return [];
  const report = (code: 'unknown-collection' | 'unknown-topic' | 'unknown-entry', message: string, known: readonly string[]) => {
    const { guess: near, sure } = code === 'unknown-entry' ? guessEntry(value, known, guess) : guess(value, () => known);
    const fix = sure && replaceScalar({ source, path, from: value, to: sure });
    const listed = known.slice(0, mostNamed).join(', ') || 'none';
    const suggestion = near ? `Did you mean "${near}"?` : `Known are: ${listed}${known.length > mostNamed ? ' and others' : ''}.`;
    return [diagnose({ code, ...placeOf(source, path), message, suggestion, fix: fix || undefined })];
  };
  const { entries } = site;
  if (kind === 'collection') {
    const known = [...entries.collections.keys()];
    return known.includes(value) ? [] : report('unknown-collection', `site.yaml has no collection "${value}".`, known);
  }
  if (kind === 'topic' && entry) {
    const known = topicNamesOf(entries)(entry.collection);
    return known.includes(value) ? [] : report('unknown-topic', `The collection "${entry.collection}" has no topic "${value}".`, known);
  }
  if (kind !== 'entry') return [];
  const found = entries.byId.get(value);
  if (found && (entryKind === undefined || found.teaser.kind === entryKind)) return [];
  const withheld = site.withheld.findEntry(value);
  if (withheld)
    return [
      diagnose({
        code: 'unknown-entry',
        ...placeOf(source, path),
        message: `Visitors do not see the entry ${value}: it ${describeWithheld(withheld)}.`,
        suggestion: suggestions[withheld.key],
      }),
    ];
  const message = found
    ? `${value} is of the kind ${found.teaser.kind}, and ${withArticle(String(entryKind))} belongs here.`
    : `There is no entry ${value}.`;
  return report('unknown-entry', message, idsOfKind(entries, entryKind));
}
