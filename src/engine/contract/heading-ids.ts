/**
 * The ids of the headings of a text, in order: made of their words, so that a link to one outlives changes elsewhere in the
 * text. Two headings of the same words are told apart by a number.
 * @param taken ids that the page uses for something else
 */
export function headingIds(headings: readonly string[], taken: Iterable<string> = reservedIds): string[] {
  const known = new Set(taken);
  return headings.map((heading) => {
    const stem = idOf(heading);
    let id = stem;
    for (let count = 2; known.has(id); count += 1) id = `${stem}-${count}`;
    known.add(id);
    return id;
  });
}

/** Ids of the page itself. */
const reservedIds = ['main', 'site-menu'];

/** Ids of the notes of a text: of their list, of each note, of each place that refers to one. */
const idOfNote = /^(?:footnote-label$|fn-|fnref-)/;

/** Letters and digits of any script in lower case, with hyphens between the words; Latin letters without their accents. */
function idOf(heading: string): string {
  const id = heading
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return idOfNote.test(id) ? `section-${id}` : id || 'section';
}
