import type { DataPath } from '#contract/data-path.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import type { createGuesser } from '#contract/nearest.ts';
import { type Diagnostic, diagnose, type Fix } from '#engine/diagnostics/diagnostic.ts';
import { quoteScalar, replaceScalar, rewriteScalar } from '#engine/edit/scalar-fixes.ts';
import { placeOf } from '#engine/read/locate.ts';
import { idsOfKind, topicNamesOf } from '#engine/resolve/entries/entry-index.ts';
import { thisOf } from '#engine/resolve/entries/run-query.ts';
import type { ResolvedQuery } from '#engine/resolve/resolve-page.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { refuseValue } from './refuse-value.ts';

/** How many values or fields a message names. */
export const mostNamed = 20;

/** One query of a page, and what is needed to judge it. */
export interface AskedQuery {
  asked: ResolvedQuery;
  route: Route;
  site: Site;
  guess: ReturnType<typeof createGuesser>;
}

/** Values that no entry can have. @param shape the schema of the field */
export function checkQueryValues(
  query: AskedQuery,
  { field, value, shape }: { field: string; value: unknown; shape: JsonSchema },
): Diagnostic[] {
  const { asked, route, guess } = query;
  const { source } = route.page;
  const { from } = asked.query;
  const at = [...asked.path, 'where', field];
  const report = (path: DataPath, message: string, { suggestion, fix }: { suggestion: string; fix?: Fix | false }) => [
    diagnose({ code: 'impossible-query', ...placeOf(source, path), message, suggestion, fix: fix || undefined }),
  ];
  if (Array.isArray(value) && value.length === 0)
    return report(at, `An empty list asks for no value of "${field}", so no entry is found.`, {
      suggestion: 'Name the values of which one has to fit, or take the key out.',
    });
  if (isMadeOfKeys(shape))
    return report(at, `"${field}" of an entry is made of several keys, so that no single value is equal to it.`, {
      suggestion: 'Ask for the value of another field, or take the key out.',
    });
  const values = Array.isArray(value) ? value.map((one, index) => [one, [...at, index]] as const) : [[value, at] as const];
  const known = knownValues(query, field, shape);
  return values.flatMap(([one, path]) => {
    // What can be no value of any field is reported by the schema of the block.
    if (typeof one === 'object') return [];
    if (one === 'this') {
      if (thisOf(field, asked.place) !== undefined) return [];
      const what = field === 'topics' ? 'the page of a topic ("topicsOf")' : 'the page of an entry';
      return report(path, `"this" stands for nothing here: this is not ${what}.`, {
        suggestion: `Name the value itself, or show the list on ${what}.`,
      });
    }
    const message = `No entry of "${from}" can have ${one === '' ? '""' : String(one)} in "${field}".`;
    const refusal = refuseValue(one, shape.items ?? shape);
    if (refusal) {
      const { advice: suggestion, write } = refusal;
      const fix = write === 'quoted' ? quoteScalar(source, path) : write === 'plain' && rewriteScalar(source, path, String(one));
      return report(path, message, { suggestion, fix });
    }
    if (!known || known.includes(one)) return [];
    const names = known.map(String);
    const { guess: near, sure } = guess(String(one), () => names);
    const listed = names.slice(0, mostNamed).join(', ') || 'none';
    return report(path, message, {
      suggestion: near ? `Did you mean "${near}"?` : `Possible are: ${listed}.`,
      fix: sure !== undefined && typeof one === 'string' && replaceScalar({ source, path, from: one, to: sure }),
    });
  });
}

/** Whether the value of a field is an object, or a list of objects. */
export function isMadeOfKeys({ type, items }: JsonSchema): boolean {
  return type === 'object' || (type === 'array' && items?.type === 'object');
}

/** All values that a field can have; undefined where there are too many to name. */
function knownValues({ asked, site }: AskedQuery, field: string, shape: JsonSchema): readonly unknown[] | undefined {
  const item = shape.items ?? shape;
  if (field === 'region') return Object.keys(site.site.data.regions);
  if (item.reference === 'topic') return topicNamesOf(site.entries)(asked.query.from);
  if (item.reference === 'entry') return idsOfKind(site.entries, item.entryKind as string | undefined);
  return item.enum;
}
