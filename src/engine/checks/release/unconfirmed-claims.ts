import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { findComments } from '#engine/read/find-comments.ts';
import { placeOfSpan } from '#engine/read/locate.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { listPublicPages } from './list-public-pages.ts';
import type { ReleaseCheck } from './release-check.ts';

/** What somebody wanted to confirm before visitors read it, and marked with a comment: # confirm: the number of clients */
export const checkUnconfirmedClaims: ReleaseCheck = (site) =>
  [site.site, ...listPublicPages(site)].flatMap(({ source: page }) =>
    (page.layers?.sources ?? [page]).flatMap((source) =>
      findMarks(source).map(({ offset, text, claim }) =>
        diagnose({
          code: 'unconfirmed-claim',
          ...placeOfSpan(page, source, [offset, offset + text.length]),
          message: claim === '' ? 'A comment says that something here is to be confirmed.' : `Still to be confirmed: ${claim}`,
          suggestion: 'Confirm it and delete the comment, or take out what it is about.',
        }),
      ),
    ),
  );

const mark = /^#+\s*confirm:\s*(.*?)\s*$/i;

function findMarks({ text: whole }: SourceDocument) {
  // Reading a file for its comments takes longer than this question.
  if (!/#\s*confirm:/i.test(whole)) return [];
  return findComments(whole).flatMap(({ offset, text }) => {
    const [, claim] = mark.exec(text) ?? [];
    return claim === undefined ? [] : [{ offset, text: text.trimEnd(), claim }];
  });
}
