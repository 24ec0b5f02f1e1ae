import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { findInTexts, type Stretch } from './find-in-texts.ts';
import type { ReleaseCheck } from './release-check.ts';

/** URLs, e-mail addresses and bare names of sites that are kept for examples and tests, so that nobody can be reached there. */
export const checkReservedDomains: ReleaseCheck = (site) =>
  findInTexts(site, findReserved).map(({ found: { written, reason }, place }) =>
    diagnose({
      code: 'reserved-domain',
      ...place,
      message: `"${written}" leads visitors nowhere: ${reason}.`,
      suggestion: 'Write the address that the site, the person or the page has in public.',
    }),
  );

interface Reserved extends Stretch {
  written: string;
  reason: string;
}

// The part before an @ has 64 characters at most: RFC 5321, section 4.5.3.1.1.
const address = /https?:\/\/[^\s"'<>)\]]+|[^\s@"'<>(),;:]{1,64}@[a-z0-9.-]+|(?<![\w@./-])(?:[a-z0-9-]+\.)+[a-z]+(?![\w-])/gi;

/** In one text, every address at a reserved domain. */
export function findReserved(text: string): Reserved[] {
  if (!/example|\.(?:test|invalid|localhost)|localhost|127\./i.test(text)) return [];
  return [...text.matchAll(address)].flatMap(({ 0: found, index }) => {
    const written = found.replace(/[.,:;!?]+$/, '');
    const reason = explainReserved(written);
    return reason === undefined ? [] : [{ start: index, end: index + written.length, written, reason }];
  });
}

// Top-level domains that nobody can register: RFC 2606, section 2 (https://www.rfc-editor.org/rfc/rfc2606#section-2).
const reservedEnding = /(?:^|\.)(?:example|test|invalid)$/;
// The second-level domains of section 3, and all names below them.
const reservedName = /(?:^|\.)example\.(?:com|net|org)$/;
// RFC 6761, section 6.3 (https://www.rfc-editor.org/rfc/rfc6761#section-6.3); addresses: RFC 1122, section 3.2.1.3.
const loopback = /(?:(?:^|\.)localhost|^127(?:\.\d{1,3}){3})$/;

/** Why nobody can be reached at an address; undefined where somebody may be. */
function explainReserved(written: string): string | undefined {
  const isUrl = /^https?:/i.test(written);
  const host = (isUrl ? hostOf(written) : written.slice(written.lastIndexOf('@') + 1))?.toLowerCase().replace(/\.$/, '');
  if (host === undefined) return undefined;
  const ending = host.slice(host.lastIndexOf('.') + 1);
  // A bare "login.test" is as likely the name of a file.
  const isBare = !isUrl && !written.includes('@');
  if (reservedEnding.test(host) && !(isBare && ending === 'test'))
    return `domains that end in .${ending} are kept for examples and tests, and nobody can own one`;
  if (reservedName.test(host)) return `the domain ${/example\.\w+$/.exec(host)?.[0]} is kept for examples, and nobody can own it`;
  if (!isBare && loopback.test(host)) return `${host} is the computer of whoever follows it`;
  return undefined;
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}
