import { isScalar, Scalar } from 'yaml';
import { diagnose } from '../diagnostics/diagnostic.ts';
import { findNode, locate } from '../read/locate.ts';
import { typographicQuotes, unquote } from '../read/recognise-typography.ts';
import type { Check } from './check.ts';
import { listTexts } from './list-texts.ts';

const suspect = new RegExp(`^["'${typographicQuotes}][^]*["'${typographicQuotes}]$`);

/** Quotes around a whole value, which were meant to say where it begins and ends, and are shown. */
export const checkTypographicQuotes: Check = ({ site, pages }) =>
  [site, ...pages].flatMap(({ source }) =>
    listTexts(source.data, suspect).flatMap(({ path, key, text }) => {
      const quotes = unquote(text);
      const node = quotes && findNode(source, path);
      // In straight quotes, or in a text of several lines, they were meant to be read.
      if (!quotes || !isScalar(node) || node.type !== Scalar.PLAIN) return [];
      const { open, inner, close } = quotes;
      return [
        diagnose(
          'typographic-quotes',
          source.file,
          locate(source, path),
          `Visitors read the quotes ${open} and ${close} around "${key}", because YAML takes them for letters.`,
          `Write "${inner}" with straight quotes, or without any. If they should be read, put straight quotes around them: "${text}".`,
        ),
      ];
    }),
  );
