import type { ErrorObject } from 'ajv';
import type { DataPath } from '#contract/data-path.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { nearest, typoOf } from '#contract/nearest.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { replaceScalar } from '#engine/read/replace-scalar.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import type { At } from './at.ts';
import { findShape } from './find-shape.ts';
import { otherNameOf } from './other-names.ts';

/** A key that must be there and is not. @param owner what to call the object that lacks it */
export function describeMissingKey({
  source,
  error,
  path,
  owner,
  at,
}: {
  source: SourceDocument;
  error: ErrorObject;
  path: DataPath;
  owner: string;
  at: At;
}): Diagnostic {
  const schema = error.parentSchema as JsonSchema;
  const name = error.params.missingProperty as string;
  const property = schema.properties?.[name];
  const purpose = findShape(property).description;
  if (name === 'type' && property?.enum) return describeMissingType({ source, error, path, owner, types: property.enum.map(String), at });
  return at('missing-key', `${owner} needs the key "${name}".`, `Add "${name}:"${purpose ? `. ${purpose}` : '.'}`);
}

/** Without its type no other key of a block can be judged, so whatever was meant to be the type is looked for here. */
function describeMissingType({
  source,
  error,
  path,
  owner,
  types,
  at,
}: {
  source: SourceDocument;
  error: ErrorObject;
  path: DataPath;
  owner: string;
  types: readonly string[];
  at: At;
}): Diagnostic {
  const data = error.data as Readonly<Record<string, unknown>>;
  const keys = Object.keys(data);
  const written = keys.find((key) => nearest(key, ['type']) || (otherNameOf(key, ['type']) && types.includes(String(data[key]))));
  if (written !== undefined) {
    const target = [...path, written];
    const fix = typoOf(written, ['type']) ? replaceScalar({ source, path: target, from: written, to: 'type', part: 'key' }) : undefined;
    const message = `${owner} has no key "${written}", and lacks "type".`;
    return at('unknown-key', message, 'Did you mean "type"? Rename the key.', { target, part: 'key', fix });
  }
  const asKey = keys.find((key) => types.includes(key) && typeof data[key] === 'object');
  if (asKey !== undefined)
    return at(
      'missing-key',
      `${owner} needs the key "type"; here "${asKey}" stands as a key of its own.`,
      `Write "type: ${asKey}", and under it the other keys with the same indentation.`,
      { target: [...path, asKey], part: 'key' },
    );
  return at('missing-key', `${owner} needs the key "type".`, `Add "type:" and one of: ${types.join(', ')}.`);
}
