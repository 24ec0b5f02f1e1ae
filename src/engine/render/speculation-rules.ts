/** Lets browsers draw a page while the pointer rests on a link to it, so that a full page load feels instant (Speculation Rules API). */
export const speculationRules = (base: string): string =>
  JSON.stringify({
    prerender: [
      { where: { and: [{ href_matches: `${base}*` }, { not: { selector_matches: '[target=_blank]' } }] }, eagerness: 'moderate' },
    ],
  });
