import type { ErrorObject } from 'ajv';
import { isScalar } from 'yaml';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import { type Diagnostic, diagnose, type Fix } from '../diagnostics/diagnostic.ts';
import { joinWords } from '../diagnostics/join-words.ts';
import { nearest, onlyNearest } from '../diagnostics/nearest.ts';
import { locate } from '../read/locate.ts';
import { quoteScalar, replaceScalar } from '../read/replace-scalar.ts';
import type { DataPath, SourceDocument } from '../read/source-document.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { parsePointer } from './parse-pointer.ts';

/** The errors of one file, one diagnostic per cause, each at its place. */
export function describeErrors(source: SourceDocument, errors: readonly ErrorObject[], blockTypes: readonly string[]): Diagnostic[] {
  const misspelt = pairMisspeltKeys(errors);
  // A value of the wrong kind is not also an unknown one.
  const mistyped = new Set(errors.filter((error) => error.keyword === 'type').map((error) => error.instancePath));
  const repeats = (error: ErrorObject) => misspelt.causes.has(error) || (error.keyword === 'enum' && mistyped.has(error.instancePath));
  const diagnostics = errors
    .filter((error) => !repeats(error))
    .map((error) => describe(source, error, misspelt.meant.get(error), blockTypes));
  return withoutRivals(diagnostics);
}

/** Two misspelt keys that may both have been meant to be the same third: neither is renamed by a program. */
function withoutRivals(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const isRival = ({ code, fix, message }: Diagnostic, other: Diagnostic) =>
    code === 'unknown-key' && other.code === code && fix && other.fix && other.message !== message && other.fix.text === fix.text;
  return diagnostics.map((diagnostic) =>
    diagnostics.some((other) => other !== diagnostic && isRival(diagnostic, other)) ? { ...diagnostic, fix: undefined } : diagnostic,
  );
}

/**
 * "missing heading" and "unknown heding" on one object are one mistake. Keeps the unknown key, which has a place, and
 * notes what it was meant to be.
 */
function pairMisspeltKeys(errors: readonly ErrorObject[]) {
  const meant = new Map<ErrorObject, string>();
  const causes = new Set<ErrorObject>();
  const missing = errors.filter((error) => error.keyword === 'required');
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties') continue;
    const candidates = missing.filter((other) => other.instancePath === error.instancePath && !causes.has(other));
    const name = nearest(
      error.params.additionalProperty,
      candidates.map((other) => other.params.missingProperty as string),
    );
    const cause = candidates.find((other) => other.params.missingProperty === name);
    if (!name || !cause) continue;
    meant.set(error, name);
    causes.add(cause);
  }
  return { meant, causes };
}

function describe(source: SourceDocument, error: ErrorObject, meant: string | undefined, blockTypes: readonly string[]): Diagnostic {
  const path = parsePointer(error.instancePath);
  const schema = error.parentSchema as JsonSchema;
  const at: At = (code, message, cure, { target = path, part = 'value', fix } = {}) =>
    diagnose(code, source.file, locate(source, target, part), message, cure, fix);
  const key = String(path.at(-1) ?? '');
  const owner = schema.title ?? (key || 'The file');
  const { what, isEntry } = nameOf(source, path);

  switch (error.keyword) {
    case 'additionalProperties': {
      const name = error.params.additionalProperty as string;
      const known = Object.keys(schema.properties ?? {});
      const present = Object.keys(error.data as object);
      const free = known.filter((candidate) => !present.includes(candidate));
      const guess = meant ?? nearest(name, free);
      const sure = onlyNearest(name, free);
      const target = [...path, name];
      const fix = guess && sure === guess ? replaceScalar(source, target, name, guess, 'key') : undefined;
      const message = meant ? `${owner} has no key "${name}", and lacks "${meant}".` : `${owner} has no key "${name}".`;
      const cure = guess ? `Did you mean "${guess}"? Rename the key.` : `Delete it, or use one of: ${known.join(', ')}.`;
      return at('unknown-key', message, cure, { target, part: 'key', fix });
    }
    case 'required': {
      const name = error.params.missingProperty as string;
      const purpose = schema.properties?.[name]?.description;
      return at('missing-key', `${owner} needs the key "${name}".`, `Add "${name}:"${purpose ? `. ${purpose}` : '.'}`);
    }
    case 'type':
      return describeWrongType(source, error, path, blockTypes, at);
    case 'enum':
    case 'const':
      return describeUnknownValue(source, error, path, blockTypes, at);
    case 'pattern': {
      const [problem = '', ...rest] = String(schema.patternErrorMessage ?? `does not match ${schema.pattern}`).split('. ');
      return at(
        'invalid-value',
        `"${shorten(String(error.data))}" ${problem}.`,
        rest.length > 0 ? `${rest.join('. ').replace(/\.?$/, '.')}` : `Correct ${what.replace(/^E/, 'e')}.`,
      );
    }
    case 'minLength':
      return at('invalid-value', `${what} is empty.`, `Write something there, or delete the ${isEntry ? 'entry' : 'key'}.`);
    case 'minItems':
      return at('invalid-value', `"${key}" is an empty list; it needs at least ${error.params.limit}.`, 'Add an entry, or delete the key.');
    case 'maxItems':
      return at('invalid-value', `"${key}" has more than ${error.params.limit} entries.`, 'Move the others into another block.', {
        target: [...path, error.params.limit],
      });
    case 'minimum':
    case 'maximum':
      return at(
        'invalid-value',
        `"${key}" is ${error.data}; it must be ${error.params.comparison} ${error.params.limit}.`,
        'Choose a number in that range.',
      );
    default:
      return at('invalid-value', `"${key}" ${error.message}.`, 'Correct the value.');
  }
}

interface Where {
  target?: DataPath;
  part?: 'key' | 'value';
  fix?: Fix;
}

type At = (code: DiagnosticCode, message: string, cure: string, where?: Where) => Diagnostic;

const kinds: Record<string, string> = {
  string: 'text',
  array: 'a list',
  object: 'keys and values',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
};

function describeWrongType(source: SourceDocument, error: ErrorObject, path: DataPath, blockTypes: readonly string[], at: At): Diagnostic {
  const wanted = [error.params.type].flat() as string[];
  const { what, isEntry } = nameOf(source, path);
  const needed = joinWords(
    wanted.map((type) => kinds[type] ?? type),
    'or',
  );
  const value = error.data as unknown;
  if (value === null)
    return at(
      'wrong-type',
      `${what} has no value; it needs ${needed}.`,
      isEntry ? 'Write the value behind the dash, or delete the dash.' : 'Write the value behind the colon, or delete the key.',
    );

  const node = source.document.getIn(path, true);
  const written = shorten(isScalar(node) && node.source !== undefined ? node.source : JSON.stringify(value));
  const scalar = typeof value !== 'object';
  const message = `${what} needs ${needed}, and this is ${scalar ? `${kindOf(value)}: ${written}` : kindOf(value)}.`.replace('….', '…');
  if (wanted.includes('string') && scalar) {
    const fix = typeof value === 'number' ? quoteScalar(source, path) : undefined;
    return at('wrong-type', message, `Put it in quotes: "${written}".`, { fix });
  }
  if (wanted.includes('array') && scalar) return at('wrong-type', message, `Write it as a list: "- ${written}" on a line of its own.`);
  if (wanted.includes('object') && typeof value === 'string' && blockTypes.includes(value))
    return at('wrong-type', message, `Write "- type: ${value}", and its keys under it.`);
  if (wanted.includes('string') && isReference(value))
    return at('wrong-type', message, 'A value that holds ${…} inside [ ] or { } must be in quotes.');
  return at('wrong-type', message, `Write ${needed} there.`);
}

/** What to call a value: by its key, or by its place in a list. */
function nameOf(source: SourceDocument, path: DataPath): { what: string; isEntry: boolean } {
  const last = path.at(-1);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], source.data);
  const isEntry = Array.isArray(parent);
  if (isEntry) return { what: `Entry ${Number(last) + 1} of "${path.at(-2) ?? 'the list'}"`, isEntry };
  return { what: last === undefined ? 'The file' : `"${last}"`, isEntry };
}

/** The beginning of a long value, on one line. */
function shorten(text: string): string {
  const whole = text.replace(/\n+$/, '');
  const [first = ''] = whole.split('\n');
  return first.length > 80 || first !== whole ? `${first.slice(0, 80)}…` : first;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'keys and values';
  return { string: 'text', number: 'a number', boolean: 'a yes-or-no value' }[typeof value as 'string'] ?? typeof value;
}

function isReference(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((inner) => inner === null);
}

function describeUnknownValue(
  source: SourceDocument,
  error: ErrorObject,
  path: DataPath,
  blockTypes: readonly string[],
  at: At,
): Diagnostic {
  const schema = error.parentSchema as JsonSchema;
  const { what } = nameOf(source, path);
  const key = String(path.at(-1) ?? '');
  const allowed = (error.keyword === 'const' ? [error.params.allowedValue] : error.params.allowedValues) as unknown[];
  const names = allowed.map(String);
  const guess = nearest(String(error.data), names);
  const known = names.length > 40 ? `Choose one from the list: ${schema.description ?? key}` : `Use one of: ${names.join(', ')}.`;
  if (error.data === null) return at('wrong-type', `${what} has no value.`, known);
  if (typeof error.data === 'object') return at('wrong-type', `${what} needs a single value, and this is ${kindOf(error.data)}.`, known);
  const cure = guess ? `Did you mean "${guess}"?${names.length > 40 ? '' : ` ${known}`}` : known;
  const sure = onlyNearest(String(error.data), names);
  const fix = sure && sure === guess ? replaceScalar(source, path, String(error.data), sure) : undefined;
  if (schema.title === 'Icon') return at('unknown-icon', `There is no icon "${error.data}".`, cure, { fix });
  const isBlockType = key === 'type' && path.length === 3 && path[0] === 'blocks' && names.length === blockTypes.length;
  if (isBlockType) return at('unknown-block-type', `There is no block type "${error.data}".`, cure, { fix });
  return at('unknown-value', `"${shorten(String(error.data))}" is not a value of ${what.replace(/^E/, 'e')}.`, cure);
}
