import type { JsonSchema } from '#contract/json-schema.ts';
import { nearest, typoOf } from '#contract/nearest.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { replaceScalar } from '#engine/edit/scalar-fixes.ts';
import { findShape } from './find-shape.ts';
import { otherNameOf } from './other-names.ts';
import type { SchemaError } from './schema-error.ts';

/** A key that must be there and is not. @param owner what to call the object that lacks it */
export function describeMissingKey(found: SchemaError): Diagnostic {
  const { error, owner, report } = found;
  const schema = error.parentSchema as JsonSchema;
  const name = error.params.missingProperty as string;
  const property = schema.properties?.[name];
  const purpose = findShape(property).description;
  if (name === 'type' && property?.enum) return describeMissingType(found, property.enum.map(String));
  return report({
    code: 'missing-key',
    message: `${owner} needs the key "${name}".`,
    suggestion: `Add "${name}:"${purpose ? `. ${purpose}` : '.'}`,
  });
}

/** A block without a type, none of whose other keys can be judged. Looks for the key or value that was meant to be the type. */
function describeMissingType({ source, error, path, owner, report }: SchemaError, types: readonly string[]): Diagnostic {
  const data = error.data as Readonly<Record<string, unknown>>;
  const keys = Object.keys(data);
  const written = keys.find((key) => nearest(key, ['type']) || (otherNameOf(key, ['type']) && types.includes(String(data[key]))));
  if (written !== undefined) {
    const target = [...path, written];
    const fix = typoOf(written, ['type']) ? replaceScalar({ source, path: target, from: written, to: 'type', part: 'key' }) : undefined;
    const message = `${owner} has no key "${written}", and lacks "type".`;
    return report({ code: 'unknown-key', message, suggestion: 'Did you mean "type"? Rename the key.', target, part: 'key', fix });
  }
  const asKey = keys.find((key) => types.includes(key) && typeof data[key] === 'object');
  if (asKey !== undefined)
    return report({
      code: 'missing-key',
      message: `${owner} needs the key "type"; here "${asKey}" stands as a key of its own.`,
      suggestion: `Write "type: ${asKey}", and under it the other keys with the same indentation.`,
      target: [...path, asKey],
      part: 'key',
    });
  return report({
    code: 'missing-key',
    message: `${owner} needs the key "type".`,
    suggestion: `Add "type:" and one of: ${types.join(', ')}.`,
  });
}
