import type { Check } from '#engine/checks/check.ts';
import { locateProse } from '#engine/checks/locate-prose.ts';
import { rememberFindings } from '#engine/checks/remember-findings.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { findUnsupportedMarkdown, type UnsupportedKind } from '#engine/resolve/find-unsupported-markdown.ts';
import type { Page } from '#engine/validate/validate-document.ts';

const words: Readonly<Record<Exclude<UnsupportedKind, 'literalAutolink'>, [what: string, suggestion: string]>> = {
  table: ['a table', 'Write a list, or use a block that shows figures or facts, such as stat-tiles.'],
  strikethrough: ['a text struck through with ~~', 'Leave the text out, or say that it no longer holds.'],
  gfmFootnoteCall: ['a footnote', 'Write the note where it belongs, in brackets or in a sentence of its own.'],
  taskListCheck: ['a box to tick', 'Write an ordinary list: "- Words".'],
};

/** Markdown that works elsewhere and is shown here as it is written; each kind is reported once a text. */
export const checkUnsupportedMarkdown: Check = ({ pages }) => pages.flatMap(checkPage);

const checkPage = rememberFindings(({ source, references }: Page) =>
  references
    .filter(({ kind, isLong }) => kind === 'markdown' && !isLong)
    .flatMap(({ path, value }) => {
      const found = findUnsupportedMarkdown(value);
      return found
        .filter(({ kind }, index) => kind === 'literalAutolink' || found.findIndex((other) => other.kind === kind) === index)
        .map(({ kind, start, end }) => {
          const { place } = locateProse(source, path, { start, end });
          const written = value.slice(start, end);
          if (kind === 'literalAutolink')
            return diagnose({
              code: 'bare-url',
              ...place,
              message: `"${written}" is shown as text and leads nowhere.`,
              suggestion: suggestLink(written),
            });
          const [what, suggestion] = words[kind];
          return diagnose({
            code: 'unsupported-markdown',
            ...place,
            message: `Prose does not know ${what}, and shows the characters as they are.`,
            suggestion,
          });
        });
    }),
);

function suggestLink(written: string): string {
  const target =
    written.includes('://') || written.startsWith('mailto:') ? written : written.includes('@') ? `mailto:${written}` : `https://${written}`;
  return `Write a link, with words of your own in the brackets: [${written}](${target}).`;
}
