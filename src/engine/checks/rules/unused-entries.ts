import type { DataPath } from '#contract/data-path.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import type { Check } from '#engine/checks/check.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import { siteSchema } from '#engine/schema/site-schema.ts';
import { listSettingUses, type SettingUse } from './setting-uses.ts';

interface Entry {
  path: DataPath;
  /** The path, joined by dots. */
  name: string;
  /** How to use it: the keyword `usage` of its schema. */
  usage: string;
}

/** Reports settings of site.yaml that only work when something names them, and that nothing names. */
export const checkUnusedEntries: Check = (resolved) => {
  const { source, data } = resolved.site;
  const entries = listEntries(siteSchema, data, []);
  const used = findUsed(entries, listSettingUses(resolved));
  return entries
    .filter((entry) => !used.has(entry))
    .map(({ path, name, usage }) => {
      const [group = '', key = ''] = path.map(String);
      const noun = path.length === 2 && group !== 'words' ? `${group.replace(/s$/, '')} "${key}"` : `setting "${name}"`;
      const how = usage.replaceAll('<name>', key).replaceAll('<key>', String(path.at(-1)));
      return diagnose({
        code: 'unused-entry',
        ...placeOf(source, path, 'key'),
        message: `Nothing uses the ${noun}.`,
        suggestion: `${how}, or delete it.`,
      });
    });
};

/** What the schema marks with `usage`, as far as the data has it. */
function listEntries(schema: JsonSchema, data: unknown, path: DataPath): Entry[] {
  if (data === undefined) return [];
  if (typeof schema.usage === 'string') return [{ path, name: path.join('.'), usage: schema.usage }];
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const inner = schema.properties?.[key] ?? schema.additionalProperties;
    return typeof inner === 'object' ? listEntries(inner, value, [...path, key]) : [];
  });
}

/** What only an unused entry names is unused too. */
function findUsed(entries: readonly Entry[], uses: readonly SettingUse[]): ReadonlySet<Entry> {
  const inside = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`);
  const links = uses.map(({ to, from }) => ({
    used: entries.filter(({ name }) => inside(to, name) || inside(name, to)),
    user: from === undefined ? undefined : entries.find(({ name }) => inside(from, name)),
  }));
  const used = new Set<Entry>();
  let before: number;
  do {
    before = used.size;
    for (const link of links) if (!link.user || used.has(link.user)) for (const entry of link.used) used.add(entry);
  } while (used.size > before);
  return used;
}
