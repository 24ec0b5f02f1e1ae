import { joinWords } from '#contract/join-words.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { isDay, toMoment } from '#contract/moments.ts';
import { fitsAsText, meantNumber, takesKind } from '#engine/validate/fits-schema.ts';
import { patternWords } from '#engine/validate/pattern-words.ts';

/** Why a single value fits no entry. */
interface Refusal {
  advice: string;
  /** The same characters would fit, in quotes or without. */
  write?: 'quoted' | 'plain';
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
};

/** What is wrong with a single value that a field is asked for; undefined where an entry can have it. @param shape of one value of the field */
export function refuseValue(value: string | number | boolean, shape: JsonSchema): Refusal | undefined {
  const types = [shape.type ?? []].flat();
  if (shape.enum) return shape.enum.includes(value) ? undefined : refuseChoice(value, shape.enum);
  if (!takesKind(shape, value)) {
    if (types.includes('string')) {
      const written = String(value);
      return fitsAsText(written, shape)
        ? { advice: `The field holds text. Put it in quotes: "${written}".`, write: 'quoted' }
        : { advice: patternWords(shape).advice ?? 'The field holds text: write some.' };
    }
    const number = meantNumber(value, types, shape);
    if (number !== undefined) return withoutQuotes(number);
    if (types.includes('boolean') && (value === 'true' || value === 'false')) return withoutQuotes(value);
    return {
      advice: `Write ${joinWords(
        types.map((type) => kinds[type] ?? type),
        'or',
      )} there.`,
    };
  }
  if (typeof value === 'number') return refuseNumber(value, types, shape);
  return typeof value === 'string' ? refuseText(value, shape) : undefined;
}

/** One of few values that is only written as another kind of value; any other is compared with what there is. */
function refuseChoice(value: string | number | boolean, choices: readonly unknown[]): Refusal | undefined {
  if (!choices.map(String).includes(String(value))) return undefined;
  return typeof value === 'string' ? withoutQuotes(value) : { advice: `Put it in quotes: "${value}".`, write: 'quoted' };
}

function withoutQuotes(value: string): Refusal {
  return { advice: `Write ${value} without quotes.`, write: 'plain' };
}

function refuseNumber(value: number, types: readonly string[], { minimum, maximum }: JsonSchema): Refusal | undefined {
  if (!Number.isInteger(value) && !types.includes('number') && types.length > 0) return { advice: 'Write a whole number there.' };
  if (minimum !== undefined && value < minimum) return { advice: `The field holds ${minimum} or more.` };
  return maximum !== undefined && value > maximum ? { advice: `The field holds ${maximum} or less.` } : undefined;
}

function refuseText(value: string, shape: JsonSchema): Refusal | undefined {
  const { pattern, format, minLength } = shape;
  if (value === '' && Number(minLength) > 0) return { advice: 'Write something there, or take the key out.' };
  const fits =
    (pattern === undefined || new RegExp(pattern).test(value)) &&
    (format !== 'date' || isDay(value)) &&
    (format !== 'moment' || toMoment(value) !== undefined);
  return fits ? undefined : { advice: patternWords(shape).advice ?? `It has to match ${pattern}.` };
}
