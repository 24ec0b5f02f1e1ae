import type { Check } from '#engine/checks/check.ts';
import { locateProse } from '#engine/checks/locate-prose.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { lineOfPlace, type Place, placeOf } from '#engine/read/locate.ts';
import { textAnchors } from '#engine/resolve/list-targets.ts';
import type { Page } from '#engine/validate/validate-document.ts';

/** A link can lead to one place only, so each name is given once on a page. */
export const checkAnchors: Check = ({ pages }) =>
  pages.flatMap((page) => {
    const first = new Map<string, Anchor>();
    return listAnchors(page).flatMap((anchor): Diagnostic[] => {
      const { id, place, suggestion } = anchor;
      const known = first.get(id);
      if (!known) {
        first.set(id, anchor);
        return [];
      }
      const other = known.place();
      const where = other.file === page.source.file ? `line ${other.range.start.line}` : lineOfPlace(other);
      const message = `The id "${id}" is taken: ${where} gives it to another place of this page.`;
      return [diagnose({ code: 'duplicate-anchor', ...place(), message, suggestion })];
    });
  });

interface Anchor {
  id: string;
  place(): Place;
  /** What to do where another place has the id. */
  suggestion: string;
}

/** What gives an id to a place of a page: its author, the words of a heading, the notes of a text. */
function listAnchors(page: Page): Anchor[] {
  const { source, data, references } = page;
  const chosen = references.filter(({ kind }) => kind === 'anchor').map(({ value, path }) => ({ id: value, path }));
  const former = Object.keys(data.formerAnchors ?? {}).map((id) => ({ id, path: ['formerAnchors', id] }));
  return [
    ...[...chosen, ...former].map(({ id, path }) => ({
      id,
      place: () => placeOf(source, path),
      suggestion: 'Give one of the two another id.',
    })),
    ...textAnchors(page).map(({ id, path, piece }) => ({
      id,
      place: () => locateProse(source, path, piece).place,
      suggestion:
        'Give the block another id, or the heading other words. The ids inside the text of a block begin with the id of the block.',
    })),
  ];
}
