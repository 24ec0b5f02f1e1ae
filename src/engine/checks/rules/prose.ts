import { image } from '#contract/definitions/image.ts';
import type { Check } from '#engine/checks/check.ts';
import { locateProse } from '#engine/checks/locate-prose.ts';
import { rememberFindings } from '#engine/checks/remember-findings.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { type MarkdownParts, readMarkdown } from '#engine/resolve/read-markdown.ts';
import type { Reference } from '#engine/validate/create-validator.ts';
import type { Page } from '#engine/validate/validate-document.ts';

const pictureFile = new RegExp(image.properties.src.pattern);

/** What a Markdown text holds and prose does not show as it stands: HTML, pictures, headings that skip a level. */
export const checkProse: Check = ({ pages }) => pages.flatMap(checkPage);

const checkPage = rememberFindings((page: Page) =>
  page.references
    .filter((reference) => reference.kind === 'markdown')
    .flatMap((reference) => {
      const parts = readMarkdown(reference.value, reference.isLong);
      return [...checkHtml(page, reference, parts), ...checkImages(page, reference, parts), ...checkHeadings(page, reference, parts)];
    }),
);

function checkHtml({ source }: Page, { path }: Reference, { html }: MarkdownParts): Diagnostic[] {
  return html.slice(0, 1).map((piece) =>
    diagnose({
      code: 'raw-html',
      ...locateProse(source, path, piece).place,
      message: `The text holds HTML: ${piece.value.split('\n')[0]?.slice(0, 60)}`,
      suggestion: 'Write it in Markdown (**bold**, *italic*, [words](/path)), or put a \\ before the < to show it.',
    }),
  );
}

function checkImages({ source }: Page, { path, isLong }: Reference, { images }: MarkdownParts): Diagnostic[] {
  if (isLong)
    return images
      .filter(({ src = '' }) => !pictureFile.test(src))
      .map((piece) =>
        diagnose({
          code: 'prose-picture',
          ...locateProse(source, path, piece).place,
          message: piece.src ? `The picture "${piece.src}" is not a file beside this one.` : 'The picture is named by a definition.',
          suggestion: 'Write its path relative to this file: ![words](./art/harbour.svg "Caption") (svg, png, jpg, webp or avif).',
        }),
      );
  return images.map((piece) =>
    diagnose({
      code: 'prose-picture',
      ...locateProse(source, path, piece).place,
      message: 'Prose shows no pictures, only the words that stand for them.',
      suggestion: 'Move the picture into a block that takes one, or leave it out.',
    }),
  );
}

// # and ## are drawn alike, and so are #### to ######: the page gives prose three levels.
const rank = (depth: number) => Math.min(Math.max(depth - 2, 0), 2);

function checkHeadings({ source }: Page, { path }: Reference, { headings }: MarkdownParts): Diagnostic[] {
  let last = 0;
  return headings.flatMap((piece): Diagnostic[] => {
    const earlier = last;
    last = piece.depth;
    const above = earlier === 0 ? -1 : rank(earlier);
    if (rank(piece.depth) <= above + 1) return [];
    const needed = '#'.repeat(above + 3);
    return [
      diagnose({
        code: 'heading-order',
        ...locateProse(source, path, piece).place,
        message:
          earlier === 0
            ? `The first heading of a text has ${piece.depth} #, so a level is missing above it.`
            : `A heading with ${piece.depth} # follows one with ${earlier}, so a level is missing between them.`,
        suggestion: `Write it with ${needed.length} #: "${needed} …".`,
      }),
    ];
  });
}
