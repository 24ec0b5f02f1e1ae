import type { Check } from '#engine/checks/check.ts';
import { diagnose, fileStart } from '#engine/diagnostics/diagnostic.ts';
import { sharedName } from '#engine/layers/base-path.ts';

/** Shared blocks and bases that no page is made of. */
export const checkUnusedParts: Check = ({ pages, parts }) => {
  const used = new Set(pages.flatMap(({ source }) => source.layers?.sources.map(({ file }) => file) ?? []));
  return parts
    .filter(({ file, source }) => source && !used.has(file))
    .map(({ file }) => {
      const name = sharedName(file);
      return diagnose({
        code: 'unused-part',
        file,
        range: fileStart,
        message: `No page ${name === undefined ? 'extends this file' : 'uses this block'}, so no visitor sees it.`,
        suggestion: `${name === undefined ? 'Name it with "extends:" in a page' : `Write "- use: ${name}" among the blocks of a page`}, or delete the file.`,
      });
    });
};
