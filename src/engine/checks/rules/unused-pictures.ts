import type { Check } from '#engine/checks/check.ts';
import { diagnose, fileStart } from '#engine/diagnostics/diagnostic.ts';
import { relativePath } from '#engine/read/relative-path.ts';

/** Picture files of the site that nothing names. */
export const checkUnusedPictures: Check = ({ root, images, pictures }) => {
  const used = new Set([...images.values()].map(({ path }) => relativePath(root, path)));
  return pictures
    .filter((file) => !used.has(file))
    .map((file) =>
      diagnose({
        code: 'unused-picture',
        file,
        range: fileStart,
        message: 'No page and no setting names this picture.',
        suggestion: 'Use it, or delete the file.',
      }),
    );
};
