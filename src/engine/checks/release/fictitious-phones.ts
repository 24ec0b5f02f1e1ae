import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { fictitiousRanges } from './fictitious-ranges.ts';
import { findInTexts, type Stretch } from './find-in-texts.ts';
import type { ReleaseCheck } from './release-check.ts';

/** Telephone numbers that are kept for films and examples, in any text or link. */
export const checkFictitiousPhones: ReleaseCheck = (site) =>
  findInTexts(site, findFictitious).map(({ found: { written, area }, place }) =>
    diagnose({
      code: 'fictitious-phone',
      ...place,
      message: `Nobody answers at ${written}: the number is kept for films and examples (${nameOf(area)}).`,
      suggestion: 'Write the number that visitors should call.',
    }),
  );

// Made at the first find.
let names: Intl.DisplayNames | undefined;

function nameOf(area: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return names.of(area) ?? area;
}

interface Fictitious extends Stretch {
  written: string;
  area: string;
}

const number = /(?<![\w.@/+-])(?:\+|\()?\d[\d \u00a0\u2011().-]{5,20}\d(?![\w@])/g;

/** In one text, every telephone number of a range that is kept for films. */
export function findFictitious(text: string): Fictitious[] {
  return [...text.matchAll(number)].flatMap(({ 0: written, index }) => {
    const area = areaOf(written);
    return area === undefined ? [] : [{ start: index, end: index + written.length, written, area }];
  });
}

/** Where the number is kept for films; undefined where none is known to. */
function areaOf(written: string): string | undefined {
  // +44 (0)20 7946 0000: the zero in brackets is only dialled inside the country.
  const digits = (written.startsWith('+') ? written.replace('(0)', '') : written).replace(/\D/g, '');
  const international = written.startsWith('+') ? digits : /^00[1-9]/.test(digits) ? digits.slice(2) : undefined;
  const range = fictitiousRanges.find(({ callingCode, trunk, numbers }) => {
    if (international !== undefined) return international.startsWith(callingCode) && numbers.test(international.slice(callingCode.length));
    if (trunk !== '') return digits.startsWith(trunk) && numbers.test(digits.slice(trunk.length));
    return numbers.test(digits) || (digits.startsWith(callingCode) && numbers.test(digits.slice(callingCode.length)));
  });
  // A number without its area, as it is called in its own town.
  return range?.area ?? (/^555[ .\u2011-]01\d{2}$/.test(written) ? '003' : undefined);
}
