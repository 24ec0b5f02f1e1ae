import type { DataPath } from '#contract/data-path.ts';
import { nearest, typoOf } from '#contract/nearest.ts';
import type { ListKind } from '#contract/reference-kinds.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { replaceScalar } from '#engine/edit/scalar-fixes.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { valueAt } from '#engine/read/value-at.ts';
import { isListOf, listNames } from '#engine/schema/named-lists.ts';
import type { Reference } from '#engine/validate/create-validator.ts';
import { lookUp, type Scope } from './interpolate.ts';

/** Whether the reference is the name of a list, where the list itself could stand. */
export function namesList(reference: Reference): reference is Reference & { kind: ListKind } {
  return reference.kind === 'option-list' || reference.kind === 'text-list';
}

/** How many unknown lists of one file get a suggestion. */
const mostSuggested = 100;

/**
 * Replaces the names of lists by the lists.
 * @param data is changed @param scopeOf what a reference may name
 */
export function fillLists(
  data: unknown,
  references: readonly Reference[],
  { source, scopeOf }: { source: SourceDocument; scopeOf: (reference: Reference) => Scope },
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const reference of references.filter(namesList)) {
    const scope = scopeOf(reference);
    const list = lookUp(scope, reference.value);
    if (isListOf(list, reference.kind)) replaceAt(data, reference.path, list);
    else diagnostics.push(describeUnknownList(source, reference, { scope, list, isMany: diagnostics.length >= mostSuggested }));
  }
  return diagnostics;
}

function describeUnknownList(
  source: SourceDocument,
  reference: Reference & { kind: ListKind },
  { scope, list, isMany }: { scope: Scope; list: unknown; isMany: boolean },
): Diagnostic {
  const { kind, value, path } = reference;
  const { lists, region } = scope;
  const names = isMany ? [] : listNames({ lists, region }, (candidate) => isListOf(candidate, kind));
  const guess = nearest(value, names);
  const suggestion = guess
    ? `Did you mean "${guess}"?`
    : `Use one of ${names.slice(0, 50).join(', ') || 'none: site.yaml has no lists of this kind'}, or write the entries here.`;
  const sure = typoOf(value, names);
  const fix = sure && replaceScalar({ source, path, from: value, to: sure });
  const wanted = kind === 'text-list' ? 'short texts' : 'choices, each with a value and a label';
  const message = Array.isArray(list)
    ? `Not all entries of the list "${value}" are of the kind that belongs here: ${wanted}.`
    : `site.yaml holds no list "${value}".`;
  return diagnose({ code: 'unknown-list', ...placeOf(source, path), message, suggestion, fix: fix || undefined });
}

function replaceAt(data: unknown, path: DataPath, value: unknown): void {
  const parent = valueAt(data, path.slice(0, -1)) as Record<string | number, unknown>;
  parent[path.at(-1) as string | number] = value;
}
