import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { someText } from '#engine/read/origin-at.ts';
import { valueAt } from '#engine/read/value-at.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import type { Reference } from '#engine/validate/create-validator.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import { fillLists, namesList } from './fill-lists.ts';
import { interpolate } from './interpolate.ts';
import { describeUnknownVariables, regionScope } from './site-settings.ts';

export interface ResolvedPage {
  /** The page with every variable and every named list filled in. */
  data: PageData;
  /** As in the file, with the values filled in. */
  references: Reference[];
  diagnostics: Diagnostic[];
}

/** Fills in what a page refers to by name, as one region sees it. */
export function resolvePage({
  page,
  path,
  regionName,
  settings,
}: {
  page: Page;
  path: string;
  regionName: string;
  settings: SiteConfig;
}): ResolvedPage {
  // Most pages have no variable; they need no copy of their data.
  if (!someText(page.source, (text) => text.includes('${')) && !page.references.some(namesList))
    return { data: page.data, references: page.references, diagnostics: [] };
  const scope = { ...regionScope(settings, regionName), page: { path: path.replace(/\/\*$/, ''), title: page.data.title } };
  const { value: data, unknown } = interpolate(page.data, scope);
  const diagnostics = describeUnknownVariables(page, unknown, scope);
  const references = page.references.map((reference) => ({
    ...reference,
    value: (valueAt(data, reference.path) ?? reference.value) as string,
  }));
  diagnostics.push(...fillLists(data, references, { source: page.source, scopeOf: () => scope }));
  return { data, references, diagnostics };
}
