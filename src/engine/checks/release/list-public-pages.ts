import type { Site } from '#engine/resolve/resolve-site.ts';
import type { Page } from '#engine/validate/validate-document.ts';

/** The pages that visitors see, and those that they will see at a moment to come without anybody doing anything. */
export function listPublicPages({ pages, withheld }: Site): Page[] {
  return [...pages, ...withheld.pages.flatMap(({ page, key }) => (key === 'publish' ? page : []))];
}
