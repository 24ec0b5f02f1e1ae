import type { ErrorObject } from 'ajv';
import type { JsonSchema } from '#contract/json-schema.ts';
import { nearest, typoOf } from '#contract/nearest.ts';
import { describeRest } from '#engine/diagnostics/bound-diagnostics.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { replaceScalar } from '#engine/edit/scalar-fixes.ts';
import { placeOf, placeOfSpan } from '#engine/read/locate.ts';
import { originAt } from '#engine/read/origin-at.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { describeCutValues } from './describe-cut-values.ts';
import { describeFormerNames } from './describe-former-names.ts';
import { describeMisplacedBlocks } from './describe-misplaced-blocks.ts';
import { describeMissingKey } from './describe-missing-key.ts';
import { describeNestedKeys } from './describe-nested-keys.ts';
import { describeTypographicQuotes } from './describe-typographic-quotes.ts';
import { describeUnknownValue } from './describe-unknown-value.ts';
import { describeWrongType } from './describe-wrong-type.ts';
import { takesKind } from './fits-schema.ts';
import { adviseOnPicture, guessValue } from './guess-value.ts';
import { otherNameOf } from './other-names.ts';
import { pairMisspeltKeys } from './pair-misspelt-keys.ts';
import { parsePointer } from './parse-pointer.ts';
import { patternWords } from './pattern-words.ts';
import type { Report, SchemaError } from './schema-error.ts';
import { nameOf, shorten } from './value-words.ts';

/** How many errors of one file are described: nobody reads more at once, and to compare each with each takes its time. */
export const mostDescribed = 200;

/** The errors of one file, one diagnostic per cause, each at its place. */
export function describeErrors(source: SourceDocument, all: readonly ErrorObject[], blockTypes: readonly string[]): Diagnostic[] {
  if (all.length <= mostDescribed) return describeAll(source, all, blockTypes);
  const next = all[mostDescribed] as ErrorObject;
  const { file, range } = placeOf(
    source,
    [...parsePointer(next.instancePath), ...(next.params.additionalProperty ? [next.params.additionalProperty] : [])],
    'key',
  );
  return [
    ...describeAll(source, all.slice(0, mostDescribed), blockTypes),
    describeRest(file, range, { count: all.length - mostDescribed }),
  ];
}

function describeAll(source: SourceDocument, all: readonly ErrorObject[], blockTypes: readonly string[]): Diagnostic[] {
  const former = describeFormerNames(source, all);
  const errors = all.filter((error) => !former.some((group) => group.errors.includes(error)));
  const misspelt = pairMisspeltKeys(errors);
  // A value of the wrong kind is not also an unknown one.
  const mistyped = new Set(errors.filter((error) => error.keyword === 'type').map((error) => error.instancePath));
  const repeats = (error: ErrorObject) => misspelt.causes.has(error) || (error.keyword === 'enum' && mistyped.has(error.instancePath));
  const misplaced = describeMisplacedBlocks(source, errors, blockTypes);
  const left = errors.filter((error) => !misspelt.meant.has(error) && !misplaced.some((group) => group.errors.includes(error)));
  const cut = describeCutValues(source, left);
  const nested = describeNestedKeys(
    source,
    left.filter((error) => !cut.some((group) => group.errors.includes(error))),
  );
  const explained = [...former, ...misplaced, ...cut, ...nested];
  const told = new Set(explained.flatMap((group) => group.errors));
  const diagnostics = errors
    .filter((error) => !repeats(error) && !told.has(error))
    .map((error) => describe({ source, error, meant: misspelt.meant.get(error), blockTypes }));
  return withoutRivals([...explained.map(({ diagnostic }) => diagnostic), ...diagnostics]);
}

/** Two misspelt keys that may both have been meant to be the same third: neither is renamed by a program. */
function withoutRivals(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const isRival = ({ code, fix, message }: Diagnostic, other: Diagnostic) =>
    code === 'unknown-key' && other.code === code && fix && other.fix && other.message !== message && other.fix.text === fix.text;
  return diagnostics.map((diagnostic) =>
    diagnostics.some((other) => other !== diagnostic && isRival(diagnostic, other)) ? { ...diagnostic, fix: undefined } : diagnostic,
  );
}

function describe({
  source,
  error,
  meant,
  blockTypes,
}: Pick<SchemaError, 'source' | 'error' | 'blockTypes'> & { meant: string | undefined }): Diagnostic {
  const path = parsePointer(error.instancePath);
  const schema = error.parentSchema as JsonSchema;
  const report: Report = ({ code, message, suggestion, target = path, part = 'value', fix, span }) =>
    diagnose({
      code,
      ...(span ? placeOfSpan(source, originAt(source, target).source, span) : placeOf(source, target, part)),
      message,
      suggestion,
      fix,
    });
  const key = String(path.at(-1) ?? '');
  const owner = schema.title ?? (key || 'The file');
  const { what, isEntry } = nameOf(source, path);
  const found: SchemaError = { source, error, path, owner, blockTypes, report };
  const quotes = describeTypographicQuotes(found);
  if (quotes) return quotes;

  switch (error.keyword) {
    case 'additionalProperties': {
      const name = error.params.additionalProperty as string;
      const known = Object.keys(schema.properties ?? {});
      // A key that another file gives the value may be meant to be given anew.
      const { source: file } = originAt(source, [...path, name]);
      const present = Object.keys(error.data as object).filter((present) => originAt(source, [...path, present]).source === file);
      const free = known.filter((candidate) => !present.includes(candidate));
      const guess = meant ?? nearest(name, free) ?? otherNameOf(name, free);
      const sure = typoOf(name, free);
      const target = [...path, name];
      const fix =
        guess && sure === guess && takesKind(schema.properties?.[guess], (error.data as Record<string, unknown>)[name])
          ? replaceScalar({ source, path: target, from: name, to: guess, part: 'key' })
          : undefined;
      const message = meant ? `${owner} has no key "${name}", and lacks "${meant}".` : `${owner} has no key "${name}".`;
      const suggestion = guess ? `Did you mean "${guess}"? Rename the key.` : `Delete it, or use one of: ${known.join(', ')}.`;
      return report({ code: 'unknown-key', message, suggestion, target, part: 'key', fix });
    }
    case 'required':
      return describeMissingKey(found);
    case 'type':
      return describeWrongType(found);
    case 'enum':
    case 'const':
      return describeUnknownValue(found);
    case 'format':
    case 'pattern': {
      const likely = guessValue(shorten(String(error.data)), schema.reference, isEntry ? String(path.at(-2)) : key);
      const guess = likely !== undefined && (schema.pattern === undefined || new RegExp(schema.pattern).test(likely)) ? likely : undefined;
      const obstacle = schema.reference === 'image' && !guess ? adviseOnPicture(String(error.data)) : undefined;
      const { problem, advice: form = `Correct ${what.replace(/^E/, 'e')}.` } = patternWords(schema);
      const advice = obstacle ?? form;
      return report({
        code: 'invalid-value',
        message: `"${shorten(String(error.data))}" ${problem}.`,
        suggestion: guess ? `Did you mean "${guess}"? ${advice}` : advice,
      });
    }
    case 'minLength':
      return report({
        code: 'invalid-value',
        message: `${what} is empty.`,
        suggestion: `Write something there, or delete the ${isEntry ? 'entry' : 'key'}.`,
      });
    case 'minItems':
      return report({
        code: 'invalid-value',
        message: `"${key}" is an empty list; it needs at least ${error.params.limit}.`,
        suggestion: 'Add an entry, or delete the key.',
      });
    case 'uniqueItems':
      return report({
        code: 'invalid-value',
        message: `"${key}" says the same twice: ${shorten(String((error.data as unknown[])[error.params.i as number]))}.`,
        suggestion: 'Delete one of the two entries.',
        target: [...path, error.params.i as number],
      });
    case 'maxItems':
      return report({
        code: 'invalid-value',
        message: `"${key}" has more than ${error.params.limit} entries.`,
        suggestion: 'Move the others into another block.',
        target: [...path, error.params.limit],
      });
    case 'minimum':
    case 'maximum':
      return report({
        code: 'invalid-value',
        message: `"${key}" is ${error.data}; it must be ${error.params.comparison} ${error.params.limit}.`,
        suggestion: 'Choose a number in that range.',
      });
    default:
      return report({ code: 'invalid-value', message: `"${key}" ${error.message}.`, suggestion: 'Correct the value.' });
  }
}
