import { capitalise } from '#contract/capitalise.ts';
import type { CatalogueEntry } from './catalogue/entry.ts';
import { catalogue, type DiagnosticCode, isSuppressible } from './catalogue.ts';

/** One code for people at a terminal: what it means, why it is reported, a wrong and a right example. */
export function explainCode(code: DiagnosticCode): string {
  const { severity, why, example, release }: CatalogueEntry = catalogue[code];
  return [
    `${code} (${severity}${release ? `, ${releaseWords[release]}` : ''})`,
    why,
    ...showExample(example, indent),
    howToSuppress(code),
  ].join('\n\n');
}

/** docs/diagnostics.md: every code, with the same texts. */
export function explainAllCodes(): string {
  const sections = (Object.keys(catalogue) as DiagnosticCode[]).sort().map((code) => {
    const { severity, why, example, release }: CatalogueEntry = catalogue[code];
    const block = (text: string) => (example.as === 'words' ? text : `\`\`\`yaml\n${text}\n\`\`\``);
    const kind = `${capitalise(severity)}${release ? `, ${releaseWords[release]}` : ''}.`;
    return [`## ${code}`, `${kind} ${why}`, ...showExample(example, block), howToSuppress(code)].join('\n\n');
  });
  return `${[
    '# What the check reports',
    'Generated from `src/engine/diagnostics/catalogue/` by `npm run schema`. `npm run check -- --explain dead-link` says the same in a terminal.',
    ...sections,
  ].join('\n\n')}\n`;
}

const releaseWords = { only: 'reported by check --release only', error: 'an error of check --release' };

type Example = CatalogueEntry['example'];

const places: Record<Example['as'], string> = {
  blocks: ', among the blocks of a page',
  page: ', in a page',
  site: ', in site.yaml',
  pages: ', on two pages',
  journal: ', in a site with the collections articles and people',
  words: '',
};

/** @param set formats a piece of YAML */
function showExample({ as, wrong, right }: Example, set: (text: string) => string): string[] {
  const show = (text: string) => set(text.replace(/\u200b/g, '<U+200B>'));
  return [`Wrong${places[as]}:`, show(wrong), `Right${places[as]}:`, show(right)];
}

function howToSuppress(code: DiagnosticCode): string {
  return isSuppressible(code)
    ? `At one place: # check-disable-next-line ${code} -- why`
    : 'It cannot be suppressed: what it reports cannot be shown, or would be lost.';
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
