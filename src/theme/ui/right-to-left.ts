/**
 * What pages written from right to left need on top of the logical properties of every view: URLs, e-mail addresses and
 * numbers are read from left to right in every language, arrows and gradients point the other way, and letters that join
 * must not be spaced.
 */
export const rightToLeftStyles = `
a[href^='tel:'], a[href^='mailto:'] { direction: ltr; unicode-bidi: isolate; }
input:is([type='tel'], [type='email'], [type='url']) { direction: ltr; text-align: right; }
address > * { unicode-bidi: plaintext; }
svg { direction: ltr; }
:root { --onwards: -90deg; --origin: 100%; }
a:hover .go.go { transform: translateX(-3px); }
:lang(ar) *, :lang(fa) *, :lang(ur) * { letter-spacing: 0 !important; }
`;
