import type { JsonSchema } from '#contract/json-schema.ts';

/** What a schema says of a value that has another form: what is wrong with it, behind the value; and how it is written, where it says so. */
export function patternWords({ patternErrorMessage, pattern }: JsonSchema): { problem: string; advice?: string } {
  if (patternErrorMessage === undefined) return { problem: `does not match ${pattern}` };
  const [problem = '', ...rest] = String(patternErrorMessage).split('. ');
  return { problem, ...(rest.length > 0 && { advice: rest.join('. ').replace(/\.?$/, '.') }) };
}
