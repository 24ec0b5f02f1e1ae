import type { DataPath } from '#contract/data-path.ts';
import type { Check } from '#engine/checks/check.ts';
import { type FoundText, listTexts } from '#engine/checks/list-texts.ts';
import { rememberFindings } from '#engine/checks/remember-findings.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { placeOf } from '#engine/read/locate.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { standsIn } from '#engine/validate/complete-entry.ts';
import type { Page, ValidSite } from '#engine/validate/validate-document.ts';

const html = /<\/?(?:a|abbr|b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>/i;
const entity = /&(?:[a-z]{2,8}|#\d{2,5});/i;
const markdown = /^#{1,6} |\*\*[^\s*](?:[^*]*[^\s*])?\*\*|__[^\s_](?:[^_]*[^\s_])?__|\[[^[\]]+\]\([^()\s]+\)/;

// Most texts hold none of what is looked for.
const suspect = /[<&*_[]|\$\{|^\s+$|^#|\ufffd|[ÃÂâ]/;

// Bytes of UTF-8 that were read as Windows-1252: é as Ã©, ’ as â€™; and what stands for a character that was lost.
const garbled = /\ufffd|[ÃÂ][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2010-\u203a\u20ac\u2122]|â€./;

/** What stands in a text and would be seen by visitors as it is written: markup where none is read, half a variable, nothing. */
export const checkTexts: Check = ({ site, pages }) => [site, ...pages].flatMap(checkFile);

const checkFile = rememberFindings((file: Page | (ValidSite & { entry?: undefined })) => {
  const { source, data, references } = file;
  const isProse = (path: DataPath) => references.some((one) => one.kind === 'markdown' && one.path.join('\n') === path.join('\n'));
  return listTexts(data, (text) => suspect.test(text))
    .filter(({ path }) => !standsIn(file, path))
    .flatMap((found) => checkText(source, found, () => isProse(found.path)) ?? []);
});

function checkText(source: SourceDocument, { path, key, text }: FoundText, isProse: () => boolean): Diagnostic | undefined {
  const place = () => placeOf(source, path);
  // An alt of spaces has a check of its own.
  if (key !== 'alt' && text.trim() === '')
    return diagnose({
      code: 'invalid-value',
      ...place(),
      message: `"${key}" holds nothing but spaces.`,
      suggestion: 'Write something there, or delete the key.',
    });
  const [broken] = garbled.exec(text) ?? [];
  if (broken)
    return diagnose({
      code: 'garbled-text',
      ...place(),
      message: `The characters "${broken}" come from a text that was opened in a wrong encoding.`,
      suggestion: 'Type the word again, or copy it from the original once more.',
    });
  const open = text.lastIndexOf('${');
  if (open >= 0 && !text.includes('}', open))
    return diagnose({
      code: 'unknown-variable',
      ...place(),
      message: `A variable is opened and not closed: ${text.slice(open, open + 40)}`,
      suggestion: 'Write } behind the name of the setting.',
    });
  const [markup] = html.exec(text) ?? markdown.exec(text) ?? entity.exec(text) ?? [];
  if (markup === undefined || isProse()) return undefined;
  return diagnose({
    code: 'markup-in-text',
    ...place(),
    message: `"${key}" is shown as it is written, so visitors would read the characters ${markup.slice(0, 40)}`,
    suggestion: markup.startsWith('&')
      ? 'Write the character itself.'
      : 'Leave the markup out; bold words, links and lists go into a block of prose.',
  });
}
