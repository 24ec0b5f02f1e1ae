import type { ErrorObject } from 'ajv';
import type { DataPath } from '#contract/data-path.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { valueAt } from '#engine/read/value-at.ts';
import type { BlockData, PageData } from '#engine/schema/page-schema.ts';
import type { Validation, Validator } from './create-validator.ts';
import { parsePointer } from './parse-pointer.ts';
import type { Page } from './validate-document.ts';

/** Errors that leave a value of the right kind behind, which checks can read. */
const harmless: ReadonlySet<string> = new Set(['enum', 'const', 'pattern', 'minLength', 'minItems', 'minimum', 'maximum']);
/** Errors about an object or a list as a whole, and not about all that is in it. */
const aboutHolder: ReadonlySet<string> = new Set(['required', 'additionalProperties', 'minItems', 'maxItems']);

/**
 * What of a page with mistakes can be relied on: keys, blocks and names of other things that have no mistake themselves.
 * @param found what its validation says
 * @returns undefined where the file is no page at all
 */
export function keepSound(source: SourceDocument, found: Validation, validator: Validator): Page | undefined {
  const written = source.data;
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return undefined;
  const data = structuredClone(written) as Record<string, unknown>;
  const unresolved = source.layers?.unresolved ?? [];
  const errors = found.errors.map((error) => ({ error, path: placeOf(error) }));
  const lost = new Set(errors.flatMap(({ path: [key] }) => (key === undefined || key === 'blocks' ? [] : [String(key)])));
  for (const { error, path } of errors)
    if (error.keyword !== 'required' && (path[0] !== 'blocks' || !harmless.has(error.keyword))) removeAt(data, path);
  // A page needs a title and a description; the name of its file is unique.
  for (const key of ['title', 'description']) data[key] ??= source.file;
  // Where the page that this one extends is unknown, so are its blocks.
  if (unresolved.some((path) => path.length === 0)) delete data.blocks;
  const blocks = Array.isArray(data.blocks) ? (data.blocks as unknown[]) : [];
  if (!Array.isArray(data.blocks)) lost.add('blocks');
  data.blocks = blocks.map((block) => (typeof block === 'object' && block !== null ? block : { type: '' }));

  const places = [...errors.map(({ path }) => path), ...unresolved];
  const touched = new Set(places.flatMap(([key, index]) => (key === 'blocks' && index !== undefined ? [Number(index)] : [])));
  const broken = [...touched].filter((index) => !isUsable((data.blocks as BlockData[])[index], validator));
  const wrong = new Set(errors.flatMap(({ error, path }) => (aboutHolder.has(error.keyword) ? [] : [path.join('/')])));
  const isWrong = (path: DataPath) => path.some((_, index) => wrong.has(path.slice(0, index + 1).join('/')));
  return {
    source,
    data: data as PageData,
    references: found.references.filter(({ path }) => !isWrong(path)),
    unsound: { lost, broken: new Set(broken), around: places.map((path) => path.slice(0, -1)) },
  };
}

/** The value an error is about; for a key that is unknown or missing, that key. */
function placeOf({ instancePath, params }: ErrorObject): DataPath {
  const path = parsePointer(instancePath);
  const key = params.additionalProperty ?? params.missingProperty;
  return key === undefined ? path : [...path, key as string];
}

/** In a list it leaves a gap, so that the other entries keep their indices. */
function removeAt(data: unknown, path: DataPath): void {
  const holder = valueAt(data, path.slice(0, -1));
  if (typeof holder === 'object' && holder !== null) delete (holder as Record<string | number, unknown>)[path.at(-1) as string];
}

function isUsable(block: BlockData | undefined, validator: Validator): boolean {
  if (!block || !validator.blockTypes.includes(block.type)) return false;
  return validator.block(block.type, block).errors.every(({ keyword }) => harmless.has(keyword));
}
