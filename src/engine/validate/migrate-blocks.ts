import { isDeepStrictEqual } from 'node:util';
import type { DataPath } from '#contract/data-path.ts';
import type { Migration } from '#contract/define-migration.ts';
import type { Migrations } from '#engine/blocks/load-migrations.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { firstLineOf } from '#engine/diagnostics/place-of-error.ts';
import { isRefused } from '#engine/edit/edit.ts';
import { fixOfEdits, writtenPath } from '#engine/edit/scalar-fixes.ts';
import { placeOf } from '#engine/read/locate.ts';
import { listParts, originAt } from '#engine/read/origin-at.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import type { BlockData } from '#engine/schema/page-schema.ts';
import type { Validator } from './create-validator.ts';

interface Migrated {
  /** The page with the blocks as they are written today; their places stay those of what stands in the file. */
  source: SourceDocument;
  diagnostics: Diagnostic[];
  /** The blocks whose migration has failed. */
  failed: ReadonlySet<number>;
}

/** Blocks that were written for an earlier shape, which the migrate.ts of their folder knows. */
export function migrateBlocks(page: SourceDocument, validator: Validator, migrations: Migrations): Migrated {
  const written = (page.data as { blocks?: unknown } | null)?.blocks;
  const diagnostics: Diagnostic[] = [];
  const failed = new Set<number>();
  if (migrations.size === 0 || !Array.isArray(written)) return { source: page, diagnostics, failed };
  const blocks = written.map((block: unknown, index): unknown => {
    const migration = migrations.get((block as Partial<BlockData> | null)?.type ?? '');
    if (!migration) return block;
    const { type } = block as BlockData;
    const path = ['blocks', index];
    const made = migrate(block as BlockData, migration, validator);
    if (!made) return block;
    if ('data' in made) {
      diagnostics.push(describeOld(page, path, { type, data: made.data }));
      return made.data;
    }
    failed.add(index);
    const message = `This block of type "${type}" cannot be written anew by its migration: ${made.problem}`;
    const suggestion = `Correct migrate.ts of the block "${type}", or write this block as it is written today.`;
    diagnostics.push(diagnose({ code: 'failed-migration', ...placeOf(page, [...path, 'type']), message, suggestion }));
    return block;
  });
  if (diagnostics.length === failed.size) return { source: page, diagnostics, failed };
  return { source: { ...page, data: { ...(page.data as object), blocks } }, diagnostics, failed };
}

/** @returns nothing for a block that is as it is written today */
function migrate(block: BlockData, migration: Migration, validator: Validator): { data: object } | { problem: string } | undefined {
  try {
    if (!migration.isOld(structuredClone(block))) return undefined;
    const data = migration.migrate(structuredClone(block));
    const [error] = validator.block(block.type, data).errors;
    if (error) return { problem: `what it makes is not valid (${error.instancePath.slice(1) || 'the block'} ${error.message}).` };
    if ((data as BlockData).type !== block.type) return { problem: 'it makes a block of another type.' };
    if (migration.isOld(structuredClone(data) as BlockData)) return { problem: 'what it makes is as old as it was.' };
    if (!isDeepStrictEqual(data, JSON.parse(JSON.stringify(data)))) return { problem: 'what it makes is more than YAML can hold.' };
    return { data };
  } catch (error) {
    return { problem: firstLineOf(error).replace(/[.!?]?$/, '.') };
  }
}

function describeOld(page: SourceDocument, path: DataPath, { type, data }: { type: string; data: object }): Diagnostic {
  const origin = originAt(page, path);
  const made =
    listParts(origin).length > 1
      ? { refused: 'it is put together from several files' }
      : fixOfEdits(origin.source.text, [{ op: 'set', path: writtenPath(page, path), value: data }]);
  return diagnose({
    code: 'outdated-block',
    ...placeOf(page, [...path, 'type']),
    message: `This block of type "${type}" is written as it was before its shape was changed.`,
    suggestion: isRefused(made)
      ? `Write it as /__blocks#${type} of npm run dev shows; --fix cannot, because ${made.refused.replace(/\.$/, '')}.`
      : 'Let --fix write it as it is written today.',
    fix: isRefused(made) ? undefined : made,
  });
}
