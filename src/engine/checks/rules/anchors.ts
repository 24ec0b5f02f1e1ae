import type { DataPath } from '#contract/data-path.ts';
import type { Check } from '#engine/checks/check.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { lineOfPlace, placeOf } from '#engine/read/locate.ts';

/** A link can lead to one place only, so each name is given once on a page. */
export const checkAnchors: Check = ({ pages }) =>
  pages.flatMap(({ source, data, references }) => {
    const first = new Map<string, DataPath>();
    const former = Object.entries(data.formerAnchors ?? {}).map(([value]) => ({ kind: 'anchor', value, path: ['formerAnchors', value] }));
    return [...references, ...former].flatMap(({ kind, value, path }): Diagnostic[] => {
      if (kind !== 'anchor') return [];
      const known = first.get(value);
      if (!known) {
        first.set(value, path);
        return [];
      }
      const place = placeOf(source, known);
      const where = place.file === source.file ? `line ${place.range.start.line}` : lineOfPlace(place);
      const message = `The id "${value}" is taken: ${where} gives it to another place of this page.`;
      return [
        diagnose({
          code: 'duplicate-anchor',
          ...placeOf(source, path),
          message,
          suggestion: 'Give one of the two another id.',
        }),
      ];
    });
  });
