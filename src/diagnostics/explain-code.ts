import type { CatalogueEntry } from './catalogue/entry.ts';
import { catalogue, type DiagnosticCode, isSilenceable } from './catalogue.ts';

/** One code for people at a terminal: what it means, why it is reported, a wrong and a right example. */
export function explainCode(code: DiagnosticCode): string {
  const { severity, why, example }: CatalogueEntry = catalogue[code];
  return [
    `${code} (${severity})`,
    why,
    `Wrong${placeOf(example.as)}:`,
    indent(showInvisible(example.wrong)),
    `Right${placeOf(example.as)}:`,
    indent(example.right),
    howToSilence(code),
  ].join('\n\n');
}

/** A whole page of Markdown: every code with the same words. */
export function explainAllCodes(): string {
  const sections = (Object.keys(catalogue) as DiagnosticCode[]).sort().map((code) => {
    const { severity, why, example }: CatalogueEntry = catalogue[code];
    const block = (text: string) => (example.as === 'words' ? text : `\`\`\`yaml\n${showInvisible(text)}\n\`\`\``);
    return [
      `## ${code}`,
      `${severity === 'error' ? 'Error.' : 'Warning.'} ${why}`,
      `Wrong${placeOf(example.as)}:`,
      block(example.wrong),
      `Right${placeOf(example.as)}:`,
      block(example.right),
      howToSilence(code),
    ].join('\n\n');
  });
  return `${[
    '# What the check reports',
    'Generated from `src/diagnostics/catalogue/` by `npm run schema`. `npm run check -- --explain dead-link` says the same in a terminal.',
    ...sections,
  ].join('\n\n')}\n`;
}

const places: Record<CatalogueEntry['example']['as'], string> = {
  blocks: ', among the blocks of a page',
  page: ', in a page',
  site: ', in site.yaml',
  pages: ', on two pages',
  words: '',
};

function placeOf(kind: keyof typeof places): string {
  return places[kind];
}

function howToSilence(code: DiagnosticCode): string {
  return isSilenceable(code)
    ? `At one place: # check-disable-next-line ${code} -- why`
    : 'It cannot be silenced: what it reports cannot be shown, or would be lost.';
}

function showInvisible(text: string): string {
  return text.replace(/\u200b/g, '<U+200B>');
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
