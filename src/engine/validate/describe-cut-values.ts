import type { ErrorObject } from 'ajv';
import { isMap } from 'yaml';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { findNode, placeOfSpan } from '#engine/read/locate.ts';
import { typographicQuotes } from '#engine/read/recognise-typography.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import type { Explained } from './explained.ts';
import { parsePointer } from './parse-pointer.ts';

/** Values inside { } that end at a comma of their own: what stands behind it is read as a key without a value. */
export function describeCutValues(source: SourceDocument, errors: readonly ErrorObject[]): Explained[] {
  return errors.flatMap((error): Explained[] => {
    if (error.keyword !== 'additionalProperties') return [];
    const name = error.params.additionalProperty as string;
    const data = error.data as Record<string, unknown>;
    const path = parsePointer(error.instancePath);
    const { node: map, source: written } = findNode(source, path);
    if (data[name] !== null || !isMap(map) || !map.flow) return [];
    const keys = map.items.map((pair) => String((pair.key as { value?: unknown }).value));
    const before = map.items[keys.indexOf(name) - 1];
    const key = keys[keys.indexOf(name) - 1];
    const [start] = (before?.value as { range?: [number, number, number] } | null)?.range ?? [];
    const [, end] = findNode(source, [...path, name], 'key').node?.range ?? [];
    if (key === undefined || start === undefined || end === undefined) return [];
    const value = written.text.slice(start, end);
    // Typographic quotes are the cause where they stand around the comma.
    if (new RegExp(`["'\\n${typographicQuotes}]`).test(value)) return [];
    const diagnostic = diagnose({
      code: 'unknown-key',
      ...placeOfSpan(source, written, [start, end]),
      message: 'Inside { } a comma ends the value, so what follows it is read as a key.',
      suggestion: `Put the whole value in quotes: ${key}: "${value}".`,
    });
    const sameValue = errors.filter((other) => other.instancePath === `${error.instancePath}/${key}`);
    return [{ errors: [error, ...sameValue], diagnostic }];
  });
}
