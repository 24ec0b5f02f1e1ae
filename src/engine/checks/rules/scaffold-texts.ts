import type { Check } from '#engine/checks/check.ts';
import { listTexts } from '#engine/checks/list-texts.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import { isScaffoldText } from '#engine/schema/scaffold-words.ts';

/** What `npm run new` wrote for the author to replace. */
export const checkScaffoldTexts: Check = ({ pages }) =>
  pages.flatMap(({ source, entry }) =>
    listTexts(source.data, (text, key) => isScaffoldText(key, text.trim())).map(({ path, text }) =>
      diagnose({
        code: 'scaffold-text',
        ...placeOf(source, path),
        message: `"${text.trim()}" is what "npm run new ${entry?.kind ?? 'page'}" wrote here, and nobody has replaced it.`,
        suggestion: 'Write what visitors should read.',
      }),
    ),
  );
