import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import { isPlaceholder } from './is-placeholder.ts';
import { listPublicPages } from './list-public-pages.ts';
import type { ReleaseCheck } from './release-check.ts';

/** Pages that a key keeps out of the sitemap, which is often left over from the time when the site was built. */
export const checkKeptFromSearch: ReleaseCheck = (site, { placeholders }) =>
  listPublicPages(site)
    .filter(({ data }) => data.seo?.noindex === true && data.status === undefined)
    .filter((page) => !isPlaceholder(page, placeholders))
    .map(({ source }) =>
      diagnose({
        code: 'kept-from-search',
        ...placeOf(source, ['seo', 'noindex']),
        message: 'The sitemap leaves this page out, and search engines are told not to show it.',
        suggestion:
          'Take "noindex" out. If it is meant, as on a page of thanks, keep it and say why: "# check-disable-line kept-from-search -- page of thanks".',
      }),
    );
