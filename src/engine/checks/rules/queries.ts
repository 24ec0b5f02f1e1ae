import type { DataPath } from '#contract/data-path.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { createGuesser } from '#contract/nearest.ts';
import type { Check } from '#engine/checks/check.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { replaceScalar } from '#engine/edit/scalar-fixes.ts';
import { placeOf } from '#engine/read/locate.ts';
import { valueAt } from '#engine/read/value-at.ts';
import { thisOf } from '#engine/resolve/entries/run-query.ts';
import type { ResolvedQuery } from '#engine/resolve/resolve-page.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';

const mostNamed = 20;

/** Queries name fields that there are, ask for values that entries can have, and say something where they find nothing. */
export const checkQueries: Check = (site) => {
  const guess = createGuesser();
  return site.routes
    .filter(({ number }) => number === undefined)
    .flatMap((route) => [...route.queries.flatMap((asked) => checkQuery({ asked, route, site, guess })), ...checkPaging(route)]);
};

interface Checked {
  asked: ResolvedQuery;
  route: Route;
  site: Site;
  guess: ReturnType<typeof createGuesser>;
}

function checkQuery(checked: Checked): Diagnostic[] {
  const { asked, site } = checked;
  const { query, path } = asked;
  const kind = site.site.data.collections?.[query.from]?.entry;
  const shape = kind === undefined ? undefined : site.kinds.get(kind)?.schema;
  // An unknown collection is reported where it is named.
  if (!shape) return [];
  const fields: Readonly<Record<string, JsonSchema>> = { title: {}, region: {}, ...shape.properties };
  const wanted = Object.entries(query.where ?? {}).flatMap(([field, value]) =>
    Object.hasOwn(fields, field)
      ? checkValues(checked, { field, value, shape: fields[field] as JsonSchema })
      : [unknownField(checked, { field, path: [...path, 'where', field], part: 'key', fields })],
  );
  const sorted = (query.sort ?? []).flatMap((key, index) => {
    const field = key.replace(/^-/, '');
    return Object.hasOwn(fields, field) ? [] : [unknownField(checked, { field, path: [...path, 'sort', index], part: 'value', fields })];
  });
  const problems = [...wanted, ...sorted];
  return problems.length > 0 ? problems : checkEmpty(checked);
}

function unknownField(
  { asked, route, guess }: Checked,
  { field, path, part, fields }: { field: string; path: DataPath; part: 'key' | 'value'; fields: Readonly<Record<string, JsonSchema>> },
): Diagnostic {
  const { source } = route.page;
  const known = Object.keys(fields);
  const { guess: near, sure } = guess(field, () => known);
  const sign = part === 'value' && String(valueAt(source.data, path)).startsWith('-') ? '-' : '';
  const fix = sure && replaceScalar({ source, path, from: sign + field, to: sign + sure, part });
  return diagnose({
    code: 'unknown-field',
    ...placeOf(source, path, part),
    message: `Entries of "${asked.query.from}" have no field "${field}".`,
    suggestion: near ? `Did you mean "${near}"?` : `Known are: ${known.slice(0, mostNamed).join(', ')}.`,
    fix: fix || undefined,
  });
}

/** Values that no entry can have. */
function checkValues(checked: Checked, { field, value, shape }: { field: string; value: unknown; shape: JsonSchema }): Diagnostic[] {
  const { asked, route, guess } = checked;
  const { source } = route.page;
  const at = [...asked.path, 'where', field];
  const values = Array.isArray(value) ? value.map((one, index) => [one, [...at, index]] as const) : [[value, at] as const];
  const known = knownValues(checked, field, shape);
  return values.flatMap(([one, path]) => {
    const report = (message: string, suggestion: string, to?: string) => {
      const fix = to !== undefined && typeof one === 'string' && replaceScalar({ source, path, from: one, to });
      return [diagnose({ code: 'impossible-query', ...placeOf(source, path), message, suggestion, fix: fix || undefined })];
    };
    if (one === 'this') {
      if (thisOf(field, asked.place) !== undefined) return [];
      const what = field === 'topics' ? 'the page of a topic ("topicsOf")' : 'the page of an entry';
      return report(`"this" stands for nothing here: this is not ${what}.`, `Name the value itself, or show the list on ${what}.`);
    }
    if (!known || known.includes(one)) return [];
    const names = known.map(String);
    const { guess: near, sure } = guess(String(one), () => names);
    const listed = names.slice(0, mostNamed).join(', ') || 'none';
    return report(
      `No entry of "${asked.query.from}" can have ${String(one)} in "${field}".`,
      near ? `Did you mean "${near}"?` : `Possible are: ${listed}.`,
      sure,
    );
  });
}

/** All values that a field can have; undefined where it can have any. */
function knownValues({ asked, site }: Checked, field: string, shape: JsonSchema): readonly unknown[] | undefined {
  const item = shape.items ?? shape;
  if (field === 'region') return Object.keys(site.site.data.regions);
  if (item.reference === 'topic') return site.entries.topics.get(asked.query.from)?.map(({ value }) => value) ?? [];
  if (item.reference === 'entry') {
    const named = [...site.entries.byId.values()].filter(({ teaser }) => item.entryKind === undefined || teaser.kind === item.entryKind);
    return named.map(({ entry }) => entry.id);
  }
  if (item.enum) return item.enum;
  return item.type === 'boolean' ? [true, false] : undefined;
}

/** A list that finds nothing and has no words for it. */
function checkEmpty({ asked, route, site }: Checked): Diagnostic[] {
  const { query, place, path, result } = asked;
  const { source, data } = route.page;
  const block = valueAt(data, path) as { empty?: unknown };
  // An entry with a mistake may be one of those that are asked for.
  const isUncertain = site.pages.some(({ entry, unsound }) => entry?.collection === query.from && unsound);
  if (result.found.length > 0 || block.empty !== undefined || isUncertain) return [];
  const where = place.topic !== undefined && route.topic !== undefined ? ` on the page of the topic "${place.topic}"` : '';
  return [
    diagnose({
      code: 'empty-list',
      ...placeOf(source, [...path, 'from']),
      message: `No entry of "${query.from}" is found here${where}.`,
      suggestion: 'Say what visitors read instead, as in "empty: Nothing has been published yet.", or delete the block.',
    }),
  ];
}

function checkPaging({ page: { source, data }, queries, kind }: Route): Diagnostic[] {
  const paged = queries.filter(({ query }) => query.paginate !== undefined);
  const report = ({ path }: ResolvedQuery, message: string, suggestion: string) =>
    diagnose({ code: 'misplaced-paginate', ...placeOf(source, [...path, 'paginate'], 'key'), message, suggestion });
  const [, ...others] = paged;
  return [
    ...others.map((query) =>
      report(query, 'Another list of this page goes on over further pages already.', 'Write "limit" instead of "paginate".'),
    ),
    ...(data.route === undefined || kind === 'fallback' || kind === 'linked'
      ? paged.map((query) =>
          report(query, 'This page has no path of its own, below which further pages could stand.', 'Write "limit" instead of "paginate".'),
        )
      : []),
  ];
}
