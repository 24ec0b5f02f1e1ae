import type { DataPath } from '#contract/data-path.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { createGuesser } from '#contract/nearest.ts';
import type { Check } from '#engine/checks/check.ts';
import { type AskedQuery, checkQueryValues, isMadeOfKeys, mostNamed } from '#engine/checks/check-query-values.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { replaceScalar } from '#engine/edit/scalar-fixes.ts';
import { placeOf } from '#engine/read/locate.ts';
import { valueAt } from '#engine/read/value-at.ts';
import type { ResolvedQuery } from '#engine/resolve/resolve-page.ts';
import type { Route } from '#engine/resolve/resolve-site.ts';

/** The fields of entries of every kind that queries can name. */
const ofEveryEntry: Readonly<Record<string, JsonSchema>> = { title: { type: 'string', minLength: 1 }, region: { type: 'string' } };

/** Queries name fields that there are, ask for values that entries can have, and say something where they find nothing. */
export const checkQueries: Check = (site) => {
  const guess = createGuesser();
  return site.routes
    .filter(({ number }) => number === undefined)
    .flatMap((route) => [...route.queries.flatMap((asked) => checkQuery({ asked, route, site, guess })), ...checkPaging(route)]);
};

function checkQuery(checked: AskedQuery): Diagnostic[] {
  const { asked, site } = checked;
  const { query, path } = asked;
  const kind = site.site.data.collections?.[query.from]?.entry;
  const shape = kind === undefined ? undefined : site.kinds.get(kind)?.schema;
  // An unknown collection is reported where it is named.
  if (!shape) return [];
  const fields: Readonly<Record<string, JsonSchema>> = { ...ofEveryEntry, ...shape.properties };
  const wanted = Object.entries(query.where ?? {}).flatMap(([field, value]) =>
    Object.hasOwn(fields, field)
      ? checkQueryValues(checked, { field, value, shape: fields[field] as JsonSchema })
      : [unknownField(checked, { field, path: [...path, 'where', field], part: 'key', fields })],
  );
  const sorted = (query.sort ?? []).flatMap((key, index) => {
    const field = key.replace(/^-/, '');
    const place = [...path, 'sort', index];
    return Object.hasOwn(fields, field)
      ? checkSort(checked, { field, path: place, fields })
      : [unknownField(checked, { field, path: place, part: 'value', fields })];
  });
  const problems = [...wanted, ...sorted];
  return problems.length > 0 ? problems : checkEmpty(checked);
}

function unknownField(
  { asked, route, guess }: AskedQuery,
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

/** Fields by which nothing can be put in order, and those that decide nothing because they have decided already. */
function checkSort(
  { asked, route }: AskedQuery,
  { field, path, fields }: { field: string; path: DataPath; fields: Readonly<Record<string, JsonSchema>> },
): Diagnostic[] {
  const report = (message: string, suggestion: string) => [
    diagnose({ code: 'meaningless-sort', ...placeOf(route.page.source, path), message, suggestion }),
  ];
  const known = Object.keys(fields).filter((name) => isSortable(fields[name] as JsonSchema));
  if (!known.includes(field))
    return report(
      `Entries cannot be put in order by "${field}": it is ${fields[field]?.longMarkdown ? 'a long text' : 'no single value'}.`,
      `They can be sorted by: ${known.slice(0, mostNamed).join(', ')}.`,
    );
  const before = asked.query.sort?.slice(0, Number(path.at(-1))) ?? [];
  return before.some((key) => key.replace(/^-/, '') === field)
    ? report(`The entries are sorted by "${field}" already.`, 'Delete one of the two, or name another field.')
    : [];
}

function isSortable(shape: JsonSchema): boolean {
  return !isMadeOfKeys(shape) && shape.type !== 'array' && !shape.longMarkdown;
}

/** A list that finds nothing and has no words for it. */
function checkEmpty({ asked, route, site }: AskedQuery): Diagnostic[] {
  const { query, place, path, result } = asked;
  const { source, data } = route.page;
  const block = valueAt(data, path) as { empty?: unknown };
  if (result.found.length > 0 || block.empty !== undefined) return [];
  // An entry with a mistake may be one of those that are asked for.
  if (site.pages.some(({ entry, unsound }) => entry?.collection === query.from && unsound)) return [];
  const where = place.topic === undefined ? '' : ` on the page of the topic "${place.topic}"`;
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
  const limited = paged.filter(({ query }) => query.limit !== undefined);
  return [
    ...limited.map(({ path }) =>
      diagnose({
        code: 'misplaced-paginate',
        ...placeOf(source, [...path, 'limit'], 'key'),
        message: 'A list either ends after a number of entries, or goes on over further pages; this one does both.',
        suggestion: 'Write "limit" for the first entries only, or "paginate" for all of them; delete the other.',
      }),
    ),
    ...others.map((query) =>
      report(query, 'Another list of this page goes on over further pages already.', 'Write "limit" instead of "paginate".'),
    ),
    ...(data.route === undefined || kind === 'fallback' || kind === 'linked'
      ? paged.map((query) =>
          data.route === undefined
            ? report(
                query,
                'This page has no path of its own, below which further pages could stand.',
                'Write "limit" instead of "paginate".',
              )
            : report(
                query,
                'This page also answers the paths of "wildcards", and there the list cannot go on over further pages.',
                'Write "limit" instead of "paginate", or give those paths a page of their own.',
              ),
        )
      : []),
  ];
}
