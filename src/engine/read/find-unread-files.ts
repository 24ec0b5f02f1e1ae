import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Diagnostic, diagnose, fileStart } from '#engine/diagnostics/diagnostic.ts';
import { relativePath } from './relative-path.ts';

// What people save pages and pictures as. A README and the hidden files of operating systems are left alone.
const pageOrPicture = /^(?!readme\b).*\.(?:txt|md|markdown|json|html?|docx?|gif|tiff?|bmp|heic)$/i;

/** Files of pages/ that look like a page or a picture and have an ending that nothing reads. */
export async function findUnreadFiles(root: string): Promise<Diagnostic[]> {
  const entries = await readdir(join(root, 'pages'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && pageOrPicture.test(entry.name))
    .map((entry) => {
      const file = relativePath(root, join(entry.parentPath, entry.name));
      const message = 'Nothing reads this file: a page ends in .yaml, and a picture in .svg, .png, .jpg, .webp or .avif.';
      const suggestion = /\.(?:txt|md|markdown|json)$/i.test(file)
        ? `If it is a page, call it ${file.replace(/(?:\.ya?ml)?\.[a-z]+$/i, '.yaml')}; else take it out of pages/.`
        : 'Export a picture again in one of these formats, or take the file out of pages/.';
      return diagnose({ code: 'unread-file', file, range: fileStart, message, suggestion });
    });
}
