import type { ErrorObject } from 'ajv';
import type { JsonSchema } from '#contract/json-schema.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { replaceScalar } from '#engine/edit/scalar-fixes.ts';
import { placeOf } from '#engine/read/locate.ts';
import { originAt } from '#engine/read/origin-at.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import type { Explained } from './explained.ts';
import { parsePointer } from './parse-pointer.ts';

/** Keys, values and block types that go by the name they had before, as the schema says. */
export function describeFormerNames(source: SourceDocument, errors: readonly ErrorObject[]): Explained[] {
  return errors.flatMap((error) => {
    if (error.keyword === 'additionalProperties') return describeKey(source, error, errors);
    return error.keyword === 'enum' ? describeValue(source, error) : [];
  });
}

function describeKey(source: SourceDocument, error: ErrorObject, errors: readonly ErrorObject[]): Explained[] {
  const name = error.params.additionalProperty as string;
  const data = error.data as Readonly<Record<string, unknown>>;
  const { properties = {} } = error.parentSchema as JsonSchema;
  const [to, property] = Object.entries(properties).find(([, { formerly }]) => formerly?.includes(name)) ?? [];
  if (to === undefined) return [];
  const holder = parsePointer(error.instancePath);
  const path = [...holder, name];
  const place = placeOf(source, path, 'key');
  // A value of another file is what this one stands in place of.
  const isBeside = (key: string) => Object.hasOwn(data, key) && originAt(source, [...holder, key]).source === originAt(source, path).source;
  const other = [to, ...(property?.formerly ?? [])].find((key) => key !== name && isBeside(key));
  const diagnostic =
    other === undefined
      ? describeName({ place, noun: 'key', from: name, to, fix: replaceScalar({ source, path, from: name, to, part: 'key' }) })
      : diagnose({
          code: 'both-names',
          ...place,
          message: `"${name}" is a former name of "${to}", and "${other}" stands here for the same.`,
          suggestion: `Keep the value that is right, under the name "${to}", and delete the other.`,
        });
  const isLack = ({ keyword, instancePath, params }: ErrorObject) =>
    keyword === 'required' && instancePath === error.instancePath && params.missingProperty === to;
  return [{ errors: [error, ...errors.filter(isLack)], diagnostic }];
}

function describeValue(source: SourceDocument, error: ErrorObject): Explained[] {
  const { formerValues = {} } = error.parentSchema as JsonSchema;
  const from = error.data;
  const to = typeof from === 'string' && Object.hasOwn(formerValues, from) ? formerValues[from] : undefined;
  if (typeof from !== 'string' || to === undefined) return [];
  const path = parsePointer(error.instancePath);
  const noun = path.length === 3 && path[0] === 'blocks' && path[2] === 'type' ? 'block type' : 'value';
  const fix = replaceScalar({ source, path, from, to });
  return [{ errors: [error], diagnostic: describeName({ place: placeOf(source, path), noun, from, to, fix }) }];
}

function describeName({
  place,
  noun,
  from,
  to,
  fix,
}: {
  place: Pick<Diagnostic, 'file' | 'range' | 'shownOn'>;
  noun: string;
  from: string;
  to: string;
  fix: Diagnostic['fix'];
}): Diagnostic {
  return diagnose({
    code: 'former-name',
    ...place,
    message: `The ${noun} "${from}" has another name today: "${to}".`,
    suggestion: `Write "${to}" in its place.`,
    fix,
  });
}
