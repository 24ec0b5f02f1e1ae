import type { DataPath } from '#contract/data-path.ts';
import { someText } from '#engine/read/origin-at.ts';
import { namesIn } from '#engine/resolve/interpolate.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { languageTags } from '#engine/resolve/resolve-words.ts';
import { regionOfSetting } from '#engine/resolve/site-settings.ts';
import type { Reference } from '#engine/validate/create-validator.ts';
import type { Page } from '#engine/validate/validate-document.ts';

/** Something that uses a setting of site.yaml; both are dotted paths of that file: regions.main.texts.urgent. */
export interface SettingUse {
  to: string;
  /** The setting that names it; none where a page does. */
  from?: string;
}

/** Every use of a setting by name: `${…}`, lists, menus, footers, flags and regions. */
export function listSettingUses({ site, pages, routes }: Site): SettingUse[] {
  const regionNames = Object.keys(site.data.regions);
  const uses: SettingUse[] = site.references.flatMap((reference) => {
    const from = reference.path.join('.');
    return usesOf(reference, regionOfSetting(reference.path, site.data.defaultRegion)).map((to) => ({ to, from }));
  });
  for (const { path, name } of namesInData(site.data))
    for (const region of regionNames) uses.push({ to: settingOf(name, region), from: path.join('.') });
  const routesOf = new Map<Page, Route[]>();
  for (const route of routes) {
    const others = routesOf.get(route.page);
    if (others) others.push(route);
    else routesOf.set(route.page, [route]);
  }
  for (const page of pages) {
    // An entry without a page is shown by others.
    const unshown = page.entry ? [{ regionName: site.data.defaultRegion, references: page.references }] : [];
    const own = routesOf.get(page) ?? unshown;
    const names = someText(page.source, (text) => text.includes('${')) ? namesInData(page.data) : [];
    for (const { regionName, references } of own) {
      uses.push(...names.map(({ name }) => ({ to: settingOf(name, regionName) })));
      uses.push(...[...page.references, ...references].flatMap((reference) => usesOf(reference, regionName)).map((to) => ({ to })));
    }
  }
  for (const { lang } of Object.values(site.data.regions)) uses.push(...languageTags(lang).map((tag) => ({ to: `words.${tag}` })));
  // The header of a region other than the default shows its flag.
  for (const name of regionNames) if (name !== site.data.defaultRegion) uses.push({ to: `regions.${name}.flag` });
  return uses;
}

function usesOf({ kind, value, path }: Reference, regionName: string): string[] {
  switch (kind) {
    case 'menu':
      return [`menus.${value}`];
    case 'footer':
      return [`footers.${value}`];
    case 'flag':
      return [`regions.${value}.flag`];
    case 'option-list':
    case 'text-list':
      return [settingOf(value, regionName)];
    case 'collection':
      return [`collections.${value}`];
    case 'entry':
      return [`collections.${value.split('/', 1)[0]}`];
    case 'region':
      // What search engines are told of an office that a footer shows.
      return path[0] === 'footers' ? [`regions.${value}.knowsAbout`] : [];
    default:
      return [];
  }
}

/** The place in site.yaml of what `${…}` or a list's name refers to. */
function settingOf(name: string, regionName: string): string {
  if (name.startsWith('site.')) return name.slice('site.'.length);
  return name.startsWith('region.') ? `regions.${regionName}${name.slice('region'.length)}` : name;
}

function namesInData(data: unknown, path: DataPath = []): { path: DataPath; name: string }[] {
  if (typeof data === 'string') return namesIn(data).map((name) => ({ path, name }));
  if (typeof data !== 'object' || data === null) return [];
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([key, value]) => namesInData(value, [...path, key]));
}
