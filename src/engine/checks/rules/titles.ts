import { pageTitle } from '#contract/page-title.ts';
import type { Check } from '#engine/checks/check.ts';
import type { DiagnosticCode } from '#engine/diagnostics/catalogue.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { type Place, placeOf } from '#engine/read/locate.ts';
import { originAt } from '#engine/read/origin-at.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { valueAt } from '#engine/read/value-at.ts';
import { configOf } from '#engine/resolve/config-of.ts';
import type { Route } from '#engine/resolve/resolve-site.ts';

// What search engines show before they cut: about 60 characters of a title and 160 of a description.
const longest = { title: 60, description: 160 };

type Key = keyof typeof longest;
const codes: Record<Key, Record<'duplicate' | 'long', DiagnosticCode>> = {
  title: { duplicate: 'duplicate-title', long: 'long-title' },
  description: { duplicate: 'duplicate-description', long: 'long-description' },
};

/** Titles and descriptions are what search results are made of: each page's own, and short enough to be shown whole. */
export const checkTitles: Check = ({ site, routes, settings }) => {
  const listed = routes.filter(({ kind, status, data }) => kind === 'canonical' && status === 200 && data.seo?.noindex !== true);
  const isKnown = ({ page: { unsound } }: Route, key: Key) => !unsound?.lost.has(key) && !unsound?.lost.has('seo');
  const text = (route: Route, key: Key) =>
    key === 'title' ? pageTitle(route.data.title, configOf({ settings, site }, route.regionName)) : route.data.description;
  return (['title', 'description'] as const).flatMap((key) => {
    const first = new Map<string, Route>();
    const paired = new Set<Route>();
    return listed
      .filter((route) => isKnown(route, key))
      .flatMap((route): Diagnostic[] => {
        const { source } = route.page;
        const shown = text(route, key).trim();
        const earlier = first.get(shown.toLowerCase());
        if (earlier && earlier.page === route.page) {
          const isReported = paired.has(earlier);
          paired.add(earlier);
          return isReported ? [] : [describeSameForTopics(route, key)];
        }
        if (earlier) {
          const both = [describeDuplicate(route, earlier, key)];
          // Reported at both places, once: either page may be the one to change.
          if (!paired.has(earlier)) both.push(describeDuplicate(earlier, route, key));
          paired.add(earlier);
          return both;
        }
        first.set(shown.toLowerCase(), route);
        const length = [...shown].length;
        if (length <= longest[key]) return [];
        const brand = key === 'title' && shown !== route.data.title.trim() ? ', the brand included' : '';
        return [
          diagnose({
            code: codes[key].long,
            ...placeOfText(source, key),
            message: `The ${key} has ${length} characters${brand}; search results show about ${longest[key]}.`,
            suggestion: `Take out ${length - longest[key]} or more, or make sure that the beginning says enough.`,
          }),
        ];
      });
  });
};

function describeDuplicate({ page: { source } }: Route, other: Route, key: Key): Diagnostic {
  return diagnose({
    code: codes[key].duplicate,
    ...placeOfText(source, key),
    message: `${other.page.source.file} has the same ${key}, so nobody can tell the two apart in search results.`,
    suggestion: `Say in the ${key} what sets this page apart.`,
  });
}

function describeSameForTopics({ page: { source } }: Route, key: Key): Diagnostic {
  return diagnose({
    code: codes[key].duplicate,
    ...placeOfText(source, key),
    message: `The pages of all topics have this ${key}, so nobody can tell them apart in search results.`,
    suggestion: 'Put the words of the topic into it: ${topic.label}.',
  });
}

/** Of a text that the page takes from the one it extends, the word that takes it: the other page may keep it. */
function placeOfText(source: SourceDocument, key: Key): Place {
  // The summary of an entry stands in for its description.
  if (key === 'description' && valueAt(source.data, [key]) === undefined) return placeOf(source, ['summary']);
  const [own] = source.layers?.sources ?? [];
  return own && originAt(source, [key]).source !== own ? placeOf(own, ['extends'], 'key') : placeOf(source, [key]);
}
