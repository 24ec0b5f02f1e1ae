import { diagnose, fileStart } from '../diagnostics/diagnostic.ts';
import { relativePath } from '../read/relative-path.ts';
import type { Check } from './check.ts';

/** Picture files of the site that nothing names. */
export const checkUnusedPictures: Check = ({ root, images, pictures }) => {
  const used = new Set([...images.values()].map(({ path }) => relativePath(root, path)));
  return pictures
    .filter((file) => !used.has(file))
    .map((file) =>
      diagnose('unused-picture', file, fileStart, 'No page and no setting names this picture.', 'Use it, or delete the file.'),
    );
};
