import { isScalar, type Scalar, visit } from 'yaml';
import type { Diagnostic, Fix } from '#engine/diagnostics/diagnostic.ts';
import { parseYaml } from '#engine/read/parse-yaml.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';

/**
 * A file as it is read once the fixes of its diagnostics are made: what stands behind a misspelt word can be judged as well.
 * Its text, and the place of every value in it, stay as they are written.
 * @returns undefined where no key or value as a whole has a fix
 */
export function correctSource(source: SourceDocument, diagnostics: readonly Diagnostic[]): SourceDocument | undefined {
  const { layers } = source;
  if (layers) {
    const corrected = new Map(layers.sources.flatMap((layer) => [[layer, correctSource(layer, diagnostics)] as const]));
    return [...corrected.values()].some(Boolean) ? layers.compose((layer) => corrected.get(layer) ?? layer) : undefined;
  }
  const own = diagnostics.filter(({ file }) => file === source.file);
  const fixes = new Map(own.flatMap(({ fix }): [string, Fix][] => (fix ? [[`${fix.start} ${fix.end}`, fix]] : [])));
  if (fixes.size === 0) return undefined;
  const document = parseYaml(source.text);
  let corrected = false;
  visit(document, {
    Scalar(_key, node) {
      const fix = node.range && fixes.get(`${node.range[0]} ${node.range[1]}`);
      const meant = fix && parseYaml(fix.text).contents;
      if (!isScalar(meant)) return;
      (node as Scalar).value = meant.value;
      corrected = true;
    },
  });
  return corrected
    ? { ...source, isSimple: false, document, written: source.document, data: document.toJS({ maxAliasCount: 0 }) }
    : undefined;
}
