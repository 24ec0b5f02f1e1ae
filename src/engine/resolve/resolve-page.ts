import { nearest, typoOf } from '#contract/nearest.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { locate } from '#engine/read/locate.ts';
import { replaceScalar } from '#engine/read/replace-scalar.ts';
import type { DataPath } from '#engine/read/source-document.ts';
import { valueAt } from '#engine/read/value-at.ts';
import { isListOf, listNames } from '#engine/schema/named-lists.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import type { Reference } from '#engine/validate/create-validator.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import { fillReferences, lookUp, type Scope } from './fill-references.ts';
import { describeUnknownSettings, regionScope } from './site-settings.ts';

export interface ResolvedPage {
  /** The page with every reference to site.yaml filled in. */
  data: PageData;
  /** As in the file, with the values filled in. */
  references: Reference[];
  diagnostics: Diagnostic[];
}

/** Fills in what a page refers to by name, as one region sees it. */
export function resolvePage(page: Page, path: string, regionName: string, settings: SiteConfig): ResolvedPage {
  const namesList = ({ kind }: Reference) => kind === 'option-list' || kind === 'text-list';
  // Most pages refer to nothing, and need no copy of their own.
  if (!page.source.text.includes('${') && !page.references.some(namesList))
    return { data: page.data, references: page.references, diagnostics: [] };
  const scope = { ...regionScope(settings, regionName), page: { path: path.replace(/\/\*$/, ''), title: page.data.title } };
  const { value: data, unknown } = fillReferences(page.data, scope);
  const diagnostics = describeUnknownSettings(page, unknown, scope);
  const references = page.references.map((reference) => ({
    ...reference,
    value: (valueAt(data, reference.path) ?? reference.value) as string,
  }));
  for (const reference of references) {
    if (!namesList(reference)) continue;
    const list = lookUp(scope, reference.value);
    if (isListOf(list, reference.kind)) replaceAt(data, reference.path, list);
    else diagnostics.push(describeUnknownList(page, reference, { scope, told: diagnostics.length }));
  }
  return { data, references, diagnostics };
}

const mostSuggested = 100;

function describeUnknownList(page: Page, reference: Reference, { scope, told }: { scope: Scope; told: number }): Diagnostic {
  const { lists, region } = scope;
  // A page with hundreds of them gets its suggestions little by little.
  const isMany = told >= mostSuggested;
  const names = isMany ? [] : listNames({ lists, region }, (value) => isListOf(value, reference.kind));
  const guess = nearest(reference.value, names);
  const suggestion = guess
    ? `Did you mean "${guess}"?`
    : `Use one of ${names.slice(0, 50).join(', ') || 'none: site.yaml has no lists'}, or write the entries here.`;
  const sure = typoOf(reference.value, names);
  const fix = sure && replaceScalar(page.source, reference.path, reference.value, sure);
  return diagnose(
    'unknown-list',
    page.source.file,
    locate(page.source, reference.path),
    `site.yaml holds no list "${reference.value}".`,
    suggestion,
    fix || undefined,
  );
}

function replaceAt(data: unknown, path: DataPath, value: unknown): void {
  const parent = valueAt(data, path.slice(0, -1)) as Record<string | number, unknown>;
  parent[path.at(-1) as string | number] = value;
}
