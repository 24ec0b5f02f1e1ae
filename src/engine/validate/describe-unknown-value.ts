import { joinWords } from '#contract/join-words.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { nearest, typoOf } from '#contract/nearest.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { replaceScalar, rewriteScalar } from '#engine/edit/scalar-fixes.ts';
import { iconsByMeaning } from './icons-by-meaning.ts';
import type { SchemaError } from './schema-error.ts';
import { kindOf, nameOf, shorten } from './value-words.ts';

/** A value that is none of the few its key takes. */
export function describeUnknownValue({ source, error, path, blockTypes, report }: SchemaError): Diagnostic {
  const schema = error.parentSchema as JsonSchema;
  const { what } = nameOf(source, path);
  const key = String(path.at(-1) ?? '');
  const allowed = (error.keyword === 'const' ? [error.params.allowedValue] : error.params.allowedValues) as unknown[];
  const names = allowed.map(String);
  if (typeof error.data === 'string' && names.includes(error.data))
    return report({
      code: 'unknown-value',
      message: `${what} is text here, because it is in quotes.`,
      suggestion: `Write it without quotes: ${error.data}.`,
      fix: rewriteScalar(source, path, error.data),
    });
  const guess = nearest(String(error.data), names);
  const known = names.length > 40 ? `Write ${(schema.description ?? key).replace(/^The /, 'the ')}` : `Use one of: ${names.join(', ')}.`;
  if (error.data === null) return report({ code: 'wrong-type', message: `${what} has no value.`, suggestion: known });
  if (typeof error.data === 'object')
    return report({ code: 'wrong-type', message: `${what} needs a single value, and this is ${kindOf(error.data)}.`, suggestion: known });
  const suggestion = guess ? `Did you mean "${guess}"?${names.length > 40 ? '' : ` ${known}`}` : known;
  const sure = typoOf(String(error.data), names);
  const fix = sure ? replaceScalar({ source, path, from: String(error.data), to: sure }) : undefined;
  if (schema.title === 'Icon') {
    const meant = sure ? [] : iconsByMeaning(String(error.data), names).map((name) => `"${name}"`);
    const icons = meant.length > 0 ? `Did you mean ${joinWords(meant, 'or')}?` : suggestion;
    return report({ code: 'unknown-icon', message: `There is no icon "${error.data}".`, suggestion: icons, fix });
  }
  const isBlockType = key === 'type' && path.length === 3 && path[0] === 'blocks' && names.length === blockTypes.length;
  if (isBlockType) return report({ code: 'unknown-block-type', message: `There is no block type "${error.data}".`, suggestion, fix });
  return report({
    code: 'unknown-value',
    message: `"${shorten(String(error.data))}" is not a value of ${what.replace(/^E/, 'e')}.`,
    suggestion,
    fix,
  });
}
