import type { DataPath } from '#contract/data-path.ts';
import { joinWords } from '#contract/join-words.ts';
import { createGuesser } from '#contract/nearest.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { replaceInScalar } from '#engine/edit/scalar-fixes.ts';
import { placeOf } from '#engine/read/locate.ts';
import { listNames } from '#engine/schema/named-lists.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import type { Reference } from '#engine/validate/create-validator.ts';
import type { Validated, ValidSite } from '#engine/validate/validate-document.ts';
import { fillLists } from './fill-lists.ts';
import { interpolate, lookUp, type Scope, type UnknownVariable } from './interpolate.ts';

/** How many unknown variables of one page get a suggestion. */
const mostSuggested = 200;

/** What pages of one region may refer to: `${site.…}`, `${region.…}`, and lists by name. */
export function regionScope(config: SiteConfig, regionName: string): Scope {
  return { site: config, region: { id: regionName, ...config.regions[regionName] }, lists: config.lists ?? {} };
}

/** site.yaml as each region sees it: its own variables filled in. */
export function resolveSettings(site: ValidSite): { settings: Map<string, SiteConfig>; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const settings = new Map<string, SiteConfig>();
  for (const name of Object.keys(site.data.regions)) {
    const scope = regionScope(site.data, name);
    const { value, unknown } = interpolate(site.data, scope);
    settings.set(name, value);
    diagnostics.push(...describeUnknownVariables(site, unknown, scope));
    const scopeOf = ({ path }: Reference) => regionScope(value, regionOfSetting(path, name));
    diagnostics.push(...fillLists(value, site.references, { source: site.source, scopeOf }));
  }
  return { settings, diagnostics };
}

/** The region that the word "region" means at a place of site.yaml: the one it stands in, else the one that reads it. */
export function regionOfSetting([group, name]: DataPath, reader: string): string {
  return group === 'regions' ? String(name) : reader;
}

export function describeUnknownVariables(
  { source }: Pick<Validated<unknown>, 'source'>,
  unknown: readonly UnknownVariable[],
  scope: Scope,
): Diagnostic[] {
  if (unknown.length === 0) return [];
  const names = listNames(scope, (value) => typeof value === 'string' || typeof value === 'number');
  const known = new Set(names);
  const find = createGuesser();
  return unknown.map(({ path, name }, index) => {
    if (known.has(name))
      return diagnose({
        code: 'unknown-variable',
        ...placeOf(source, path),
        message: `\${${name}} refers to itself.`,
        suggestion: 'Write the value itself into one of the settings it goes through.',
      });
    const group = lookUp(scope, name);
    if (typeof group === 'object' && group !== null) {
      const inside = names.filter((other) => other.startsWith(`${name}.`)).slice(0, 6);
      return diagnose({
        code: 'unknown-variable',
        ...placeOf(source, path),
        message: `\${${name}} is not one text: it holds ${Array.isArray(group) ? 'a list' : 'several settings'}.`,
        suggestion: inside.length > 0 ? `Name one of them: ${joinWords(inside, 'or')}.` : 'Refer to a setting that is a text or a number.',
      });
    }
    // People leave the first word out: ${brand.name}.
    const isMany = index >= mostSuggested;
    const whole = isMany ? undefined : names.find((other) => other === `site.${name}` || other === `region.${name}`);
    const { guess = whole, sure = whole } = whole === undefined ? find(name, () => names) : {};
    const siblings = isMany
      ? []
      : names.filter((other) => other.split('.')[0] === name.split('.')[0] && other.split('.').length <= 2).slice(0, 8);
    const suggestion = guess
      ? `Did you mean "\${${guess}}"?`
      : path.includes('success') && !name.includes('.')
        ? `Leave out the $ if it stands for an answer: "{${name}}".`
        : `Refer to a setting of site.yaml${siblings.length > 0 ? `, such as ${joinWords(siblings, 'or')}` : ''}.`;
    const fix = sure && replaceInScalar({ source, path, from: name, to: sure });
    const message = `\${${name}} names no setting of site.yaml.`;
    return diagnose({
      code: 'unknown-variable',
      ...placeOf(source, path),
      message,
      suggestion,
      fix: fix || undefined,
    });
  });
}
