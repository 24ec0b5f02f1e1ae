import type { Check } from '#engine/checks/check.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import { languageOf } from '#engine/resolve/language-of.ts';
import type { Route } from '#engine/resolve/resolve-site.ts';

/** Pages that say the same to other regions refer to each other by language; that needs two, each with a language of its own. */
export const checkTranslations: Check = ({ site, routes }) => {
  const groups = new Map<string, Route[]>();
  for (const route of routes) {
    const group = route.data.seo?.translations;
    if (group && route.kind === 'canonical') groups.set(group, [...(groups.get(group) ?? []), route]);
  }
  const path = ['seo', 'translations'];
  return [...groups].flatMap(([name, group]) => {
    const [only] = group;
    if (only && group.length === 1)
      return [
        diagnose({
          code: 'unpaired-translations',
          ...placeOf(only.page.source, path),
          message: `No other page has "translations: ${name}", so this page has no counterpart.`,
          suggestion: 'Give the counterpart the same name, or delete the key.',
        }),
      ];
    const first = new Map<string, Route>();
    return group.flatMap((route) => {
      const lang = languageOf(site.data, route.regionName);
      const earlier = first.get(lang);
      if (!earlier) {
        first.set(lang, route);
        return [];
      }
      return [
        diagnose({
          code: 'unpaired-translations',
          ...placeOf(route.page.source, path),
          message: `${earlier.page.source.file} stands for ${lang} among the pages "${name}" already; search engines follow one page a language.`,
          suggestion: 'Give this page another name for its group, or delete the key.',
        }),
      ];
    });
  });
};
