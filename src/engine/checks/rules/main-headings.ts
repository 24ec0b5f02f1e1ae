import type { Check } from '#engine/checks/check.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';

/** Every page needs one main heading, and the first block that has a heading gives it. */
export const checkMainHeadings: Check = ({ pages }) =>
  pages
    // The page of an entry begins with its title.
    .filter(({ entry }) => !entry)
    // A block that cannot be read may be the one that has it.
    .filter((page) => !page.unsound?.lost.has('blocks') && !page.unsound?.broken.size)
    .filter((page) => !page.data.blocks.some((block) => typeof block.heading === 'string'))
    .map((page) =>
      diagnose({
        code: 'missing-main-heading',
        ...placeOf(page.source, ['blocks'], 'key'),
        message: 'No block of this page has a heading, so the page has no main heading.',
        suggestion: 'Give the first block a heading, or start the page with a hero.',
      }),
    );
