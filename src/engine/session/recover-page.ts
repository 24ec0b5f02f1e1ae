import { type Diagnostic, hasErrors } from '#engine/diagnostics/diagnostic.ts';
import { placesOf } from '#engine/read/locate.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import type { BlockData, PageData } from '#engine/schema/page-schema.ts';
import type { Validation } from '#engine/validate/create-validator.ts';
import { parsePointer } from '#engine/validate/parse-pointer.ts';
import type { Page } from '#engine/validate/validate-document.ts';

/** The block type that stands for one that cannot be drawn. No author can write it: the schema does not know it. */
export const problemType = 'dev-problem';

/** What is wrong with single blocks, by the index of the block. */
export type BrokenBlocks = ReadonlyMap<number, Diagnostic[]>;

/**
 * What can be shown of a page whose shape is wrong: broken blocks keep their place as `dev-problem`, broken keys of the
 * page take the value they had before.
 * @returns undefined where nothing can be shown
 */
export function recoverPage(
  source: SourceDocument,
  { errors, references }: Validation,
  { diagnostics, previous, isEntry = false }: { diagnostics: readonly Diagnostic[]; previous?: PageData; isEntry?: boolean },
): { page: Page; broken: BrokenBlocks } | undefined {
  const written = source.data as Partial<PageData> | null;
  if (typeof written !== 'object' || written === null) return undefined;
  // An entry needs none.
  if (!Array.isArray(written.blocks) && !isEntry) return undefined;
  if (source.layers?.unresolved.some((path) => path.length === 0)) return undefined;
  const data: Record<string, unknown> = { ...written, blocks: [...(written.blocks ?? [])] };
  const broken = new Map<number, Diagnostic[]>();
  const lost = new Set<string>();
  for (const [key, index] of source.layers?.unresolved ?? []) if (key === 'blocks') broken.set(Number(index), []);
  for (const error of errors) {
    const [key, index] = parsePointer(error.instancePath);
    if (key === 'blocks' && typeof index === 'number') broken.set(index, []);
    else if (key !== 'blocks') lost.add(String(key ?? error.params.missingProperty ?? error.params.additionalProperty));
  }
  for (const key of lost) {
    const before = previous?.[key as keyof PageData];
    if (before === undefined) delete data[key];
    else data[key] = before;
  }
  for (const key of ['title', 'description']) data[key] ??= source.file;
  for (const index of broken.keys()) {
    (data.blocks as BlockData[])[index] = { type: problemType };
    broken.set(index, diagnosticsOfBlock(source, index, diagnostics));
  }
  const kept = references.filter(({ path: [key, index] }) => (key === 'blocks' ? !broken.has(Number(index)) : !lost.has(String(key))));
  return { page: { source, data: data as unknown as PageData, references: kept }, broken };
}

/** Those that point into a block; if there are none, all errors of the file, so that a broken block always shows a reason. */
export function diagnosticsOfBlock(source: SourceDocument, index: number, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const own = diagnostics.filter((diagnostic) => pointsInto(source, index, diagnostic));
  return hasErrors(own) ? own : diagnostics.filter(({ severity }) => severity === 'error');
}

/** Whether a diagnostic is about a block, in whichever file that part of the block is written. */
export function pointsInto(source: SourceDocument, index: number, { file, range: { start: at } }: Diagnostic): boolean {
  return placesOf(source, ['blocks', index]).some(({ file: holder, range: { start, end } }) => {
    const behindStart = at.line > start.line || (at.line === start.line && at.column >= start.column);
    return file === holder && behindStart && (at.line < end.line || (at.line === end.line && at.column <= end.column));
  });
}
