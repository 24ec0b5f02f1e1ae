import type { Check } from '#engine/checks/check.ts';
import { listTexts } from '#engine/checks/list-texts.ts';
import { rememberFindings } from '#engine/checks/remember-findings.ts';
import { diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import { isScaffoldText } from '#engine/schema/scaffold-words.ts';
import type { Page } from '#engine/validate/validate-document.ts';

/** What `npm run new` wrote for the author to replace. */
export const checkScaffoldTexts: Check = ({ pages }) => pages.flatMap(checkPage);

const checkPage = rememberFindings(({ source, entry }: Page) =>
  listTexts(source.data, (text, key) => isScaffoldText(key, text.trim())).map(({ path, text }) =>
    diagnose({
      code: 'scaffold-text',
      ...placeOf(source, path),
      message: `"${text.trim()}" is what "npm run new ${entry?.kind ?? 'page'}" wrote here, and nobody has replaced it.`,
      suggestion: 'Write what visitors should read.',
    }),
  ),
);
