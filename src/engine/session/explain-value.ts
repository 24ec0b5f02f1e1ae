import type { DataPath } from '#contract/data-path.ts';
import { placeOf } from '#engine/read/locate.ts';
import { listOrigins } from '#engine/read/origin-at.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { valueAt } from '#engine/read/value-at.ts';
import { lookUp, namesIn } from '#engine/resolve/interpolate.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { regionScope } from '#engine/resolve/site-settings.ts';

/** One place that has a part in what a visitor reads. */
export interface Contribution {
  /** `written`: as it is; `replaced`: what a file nearer to the page says otherwise; `setting`: of a variable or a named list. */
  kind: 'written' | 'replaced' | 'setting';
  /** Relative to the root. */
  file: string;
  line: number;
  column: number;
  /** The first line of what is written; of a setting, its name and its value. */
  text: string;
}

/** Where a value of a page comes from: the file that says it, what that replaces, and the settings it names. */
export function explainValue(site: Site, { page, regionName }: Route, path: DataPath): Contribution[] {
  const found = listOrigins(page.source, path).map(({ source, path: written }, index): Contribution => {
    const place = describePlace(source, written);
    return { kind: index === 0 ? 'written' : 'replaced', ...place };
  });
  const seen = new Set<string>();
  const follow = (text: unknown) => {
    if (typeof text !== 'string') return;
    const isList = page.references.some(
      ({ kind, path: place }) => kind.endsWith('-list') && place.join('\n') === path.join('\n') && text === valueAt(page.data, path),
    );
    for (const name of isList ? [text] : namesIn(text)) {
      const place = placeOfSetting(site, name, regionName);
      if (seen.has(name) || !place) continue;
      seen.add(name);
      found.push({ kind: 'setting', ...place });
      follow(lookUp(regionScope(site.site.data, regionName), name));
    }
  };
  follow(valueAt(page.data, path));
  return found;
}

/** Where a setting stands; undefined for what the page itself gives, and for the name of its region. */
function placeOfSetting({ site }: Site, name: string, regionName: string): Omit<Contribution, 'kind'> | undefined {
  const [group, ...rest] = name.split('.');
  const path =
    group === 'site' ? rest : group === 'region' ? ['regions', regionName, ...rest] : group === 'lists' ? ['lists', ...rest] : [];
  const value = path.length > 0 ? valueAt(site.data, path) : undefined;
  if (value === undefined) return undefined;
  return { ...describePlace(site.source, path), text: typeof value === 'object' ? name : `${name}: ${value}` };
}

function describePlace(source: SourceDocument, path: DataPath): Omit<Contribution, 'kind'> {
  const { file, range } = placeOf(source, path, 'key');
  const text = source.text.split('\n')[range.start.line - 1]?.trim() ?? '';
  return { file, line: range.start.line, column: range.start.column, text };
}
