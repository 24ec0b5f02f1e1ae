import type { ErrorObject } from 'ajv';
import type { DataPath } from '#contract/data-path.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { valueAt } from '#engine/read/value-at.ts';
import type { Explained } from './explained.ts';
import { parsePointer } from './parse-pointer.ts';

/** Blocks that stand inside another block or beside `blocks`: every error that this leads to is one mistake. */
export function describeMisplacedBlocks(
  source: SourceDocument,
  errors: readonly ErrorObject[],
  blockTypes: readonly string[],
): Explained[] {
  const found = new Map<string, Explained & { errors: ErrorObject[] }>();
  const add = (error: ErrorObject, path: DataPath, diagnostic: () => Diagnostic) => {
    const key = path.join('\n');
    const known = found.get(key) ?? { errors: [], diagnostic: diagnostic() };
    known.errors.push(error);
    found.set(key, known);
  };
  for (const error of errors) {
    const inner = innerBlock(source, parsePointer(error.instancePath), blockTypes);
    if (inner) add(error, inner.path, () => describeInner(source, inner));
    const name = error.params.additionalProperty as string | undefined;
    if (error.instancePath === '' && name !== undefined && blockTypes.includes(name))
      add(error, [name], () => describeBeside(source, name));
  }
  const explained = [...found.values()];
  if (explained.length > 0) {
    // Errors that only exist because of the misplaced block, such as a list that is empty without it.
    const follow = errors.filter(({ keyword, instancePath, params }) =>
      keyword === 'maxItems'
        ? [...found.keys()].some((key) => key.startsWith(`${parsePointer(instancePath).join('\n')}\n`))
        : keyword === 'required' && instancePath === '' && params.missingProperty === 'blocks',
    );
    explained[0]?.errors.push(...follow);
  }
  return explained;
}

interface Inner {
  path: DataPath;
  type: string;
}

/** The outermost block around a value that is none of the page's own. */
function innerBlock(source: SourceDocument, path: DataPath, blockTypes: readonly string[]): Inner | undefined {
  if (path[0] !== 'blocks') return undefined;
  for (let length = 3; length <= path.length; length++) {
    const outer = path.slice(0, length);
    const type = (valueAt(source.data, outer) as { type?: unknown } | null | undefined)?.type;
    if (typeof type === 'string' && blockTypes.includes(type)) return { path: outer, type };
  }
  return undefined;
}

function describeInner(source: SourceDocument, { path, type }: Inner): Diagnostic {
  const owner = (valueAt(source.data, path.slice(0, 2)) as { type?: unknown } | undefined)?.type;
  const list = path.findLast((step, index) => typeof step === 'string' && index > 1);
  return diagnose({
    code: 'misplaced-block',
    ...placeOf(source, [...path, 'type'], 'key'),
    message: `A block of type "${type}" stands here inside "${list}"${owner ? ` of the block "${owner}"` : ''}.`,
    suggestion: `Blocks stand under one another: move "- type: ${type}" and its keys to the left, under the dash of "- type: ${owner ?? '…'}".`,
  });
}

function describeBeside(source: SourceDocument, type: string): Diagnostic {
  return diagnose({
    code: 'misplaced-block',
    ...placeOf(source, [type], 'key'),
    message: `"${type}" is a type of block, and stands here as a key of the page.`,
    suggestion: `Write it under "blocks:" as "- type: ${type}", and its keys under "type".`,
  });
}
