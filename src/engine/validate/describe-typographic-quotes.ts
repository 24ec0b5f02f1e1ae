import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { replaceScalar } from '#engine/edit/scalar-fixes.ts';
import { describeQuotes, typographicQuotes, unquote } from '#engine/read/recognise-typography.ts';
import type { SchemaError } from './schema-error.ts';

/** A value or key that is only refused because of the typographic quotes around it. */
export function describeTypographicQuotes(found: SchemaError): Diagnostic | undefined {
  const { source, error, path, report } = found;
  const { keyword, data, params } = error;
  const isKey = keyword === 'additionalProperties';
  const written = isKey ? params.additionalProperty : data;
  if (typeof written !== 'string' || !(isKey || ['pattern', 'enum', 'const'].includes(keyword))) return undefined;
  const value = unquote(written);
  if (!value) return isKey ? describeCutText(found, written) : undefined;
  const { message, suggestion } = describeQuotes(value.open, value.inner, value.close);
  if (!isKey) {
    const fix = replaceScalar({ source, path, from: written, to: value.inner });
    return report({ code: keyword === 'pattern' ? 'invalid-value' : 'unknown-value', message, suggestion, fix });
  }
  const target = [...path, written];
  return report({
    code: 'unknown-key',
    message,
    suggestion,
    target,
    part: 'key',
    fix: replaceScalar({ source, path: target, from: written, to: value.inner, part: 'key' }),
  });
}

/** Inside { } a comma ends a value, and makes a key of what stands between it and a typographic quote. */
function describeCutText({ error, path, report }: SchemaError, name: string): Diagnostic | undefined {
  if (!new RegExp(`[${typographicQuotes}]$`).test(name)) return undefined;
  const [key, value] =
    Object.entries(error.data as object).find(([, text]) => typeof text === 'string' && new RegExp(`^[${typographicQuotes}]`).test(text)) ??
    [];
  if (key === undefined) return undefined;
  const { message, suggestion } = describeQuotes(value[0], `${value.slice(1)}, ${name.slice(0, -1)}`, name.slice(-1));
  return report({ code: 'unknown-key', message: `${message} So the value ends at the comma.`, suggestion, target: [...path, key] });
}
