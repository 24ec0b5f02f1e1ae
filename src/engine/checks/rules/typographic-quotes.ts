import { isScalar, Scalar } from 'yaml';
import type { Check } from '#engine/checks/check.ts';
import { listTexts } from '#engine/checks/list-texts.ts';
import { rememberFindings } from '#engine/checks/remember-findings.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { findNode, placeOf } from '#engine/read/locate.ts';
import { typographicQuotes, unquote } from '#engine/read/recognise-typography.ts';
import type { Page, ValidSite } from '#engine/validate/validate-document.ts';

const suspect = new RegExp(`^["'${typographicQuotes}][^]*["'${typographicQuotes}]$`);

/** Quotes around a whole value, which were meant to say where it begins and ends, and are shown. */
export const checkTypographicQuotes: Check = ({ site, pages }) => [site, ...pages].flatMap(checkFile);

const checkFile = rememberFindings(({ source }: Page | ValidSite) =>
  listTexts(source.data, (text) => suspect.test(text)).flatMap(({ path, key, text }) => {
    const quotes = unquote(text);
    const node = quotes && findNode(source, path).node;
    // Inside straight quotes, or in a text of several lines, visitors are meant to see them.
    if (!quotes || !isScalar(node) || node.type !== Scalar.PLAIN) return [];
    const { open, inner, close } = quotes;
    return [
      diagnose({
        code: 'typographic-quotes',
        ...placeOf(source, path),
        message: `Visitors read the quotes ${open} and ${close} around "${key}", because YAML takes them for letters.`,
        suggestion: `Write "${inner}" with straight quotes, or without any. If they should be read, put straight quotes around them: "${text}".`,
      }),
    ];
  }),
);
