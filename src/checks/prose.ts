import { diagnose } from '../diagnostics/diagnostic.ts';
import { locate } from '../read/locate.ts';
import { markdownHtml } from '../resolve/markdown-links.ts';
import type { Check } from './check.ts';

/** HTML in Markdown would not be shown, so it is not passed over in silence. */
export const checkProse: Check = ({ pages }) =>
  pages.flatMap((page) =>
    page.references
      .filter((reference) => reference.kind === 'markdown')
      .flatMap((reference) =>
        markdownHtml(reference.value)
          .slice(0, 1)
          .map((piece) =>
            diagnose(
              'raw-html',
              page.source.file,
              locate(page.source, reference.path),
              `The text holds HTML: ${piece.slice(0, 60)}`,
              'Write it in Markdown (**bold**, *italic*, [words](/path)), or put a \\ before the < to show it.',
            ),
          ),
      ),
  );
