import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { parseSource } from '#engine/read/parse-source.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { resolveSite, type Site } from '#engine/resolve/resolve-site.ts';
import { createValidator, type Validator } from '#engine/validate/create-validator.ts';
import { type Page, type ValidSite, validatePage, validateSite } from '#engine/validate/validate-document.ts';
import { theme } from '#theme/theme.ts';
import { fixtureSites } from '../helpers/scratch-site.ts';

let compiled: Validator | undefined;

/** The validator of the published schemas, compiled once for each test file. */
export function validator(): Validator {
  compiled ??= createValidator(join(engineRoot, 'schema'));
  return compiled;
}

/** @throws with the diagnostics if the text is no sound YAML */
export function sourceOf(text: string, file = 'pages/a.yaml'): SourceDocument {
  const { source, diagnostics } = parseSource(file, join('/site', file), text);
  if (!source) throw new Error(JSON.stringify(diagnostics));
  return source;
}

/** @throws with the diagnostics if the shape of the page is wrong */
export function pageOf(text: string, file = 'pages/a.yaml'): Page {
  const { value, diagnostics } = validatePage(sourceOf(text, file), validator());
  if (!value) throw new Error(JSON.stringify(diagnostics));
  return value;
}

/** A page that needs nothing but its path; `keys` and `blocks` are YAML. */
export function pageText({
  route,
  keys = '',
  blocks = '- { type: hero, heading: A heading }',
}: {
  route?: string;
  keys?: string;
  blocks?: string;
}): string {
  const head = route === undefined ? '' : `route: ${route}\n`;
  return `${head}title: A title\ndescription: A description.\n${keys && `${keys}\n`}blocks:\n${blocks.replace(/^/gm, '  ')}\n`;
}

/** The smallest site with one option list. */
export const smallestSite = `${readFileSync(join(fixtureSites, 'smallest', 'site.yaml'), 'utf8')}lists:
  sizes: [{ value: small, label: Small }]
`;

/** @throws with the diagnostics if the shape of the site is wrong */
export function siteOf(text = smallestSite): ValidSite {
  const { value, diagnostics } = validateSite(sourceOf(text, 'site.yaml'), validator());
  if (!value) throw new Error(JSON.stringify(diagnostics));
  return value;
}

/** The smallest site with one more region below /two. */
export const twoRegions = smallestSite
  .replace('    contact:', '    lists: { services: [{ value: advice, label: Advice }], words: [Prompt] }\n$&')
  .replace(
    'regions:\n',
    `regions:
  two:
    name: Second
    home: /two
    lang: fr
    tagline: The other region
    colour: "#802040"
    lists: { services: [{ value: two, label: Two }] }
    contact: { office: Other office, address: [2 Road], email: b@small.example, phone: "+44 20 7946 0001" }
    header: { menus: [pages] }
    footer: foot
`,
  );

/** Resolves pages given as YAML by file name. */
export async function resolveTexts(
  pages: Readonly<Record<string, string>>,
  site = smallestSite,
): Promise<{ value: Site; diagnostics: Diagnostic[] }> {
  return resolveSite({
    root: '/site',
    now: 0,
    theme,
    site: siteOf(site),
    pages: Object.entries(pages).map(([file, text]) => pageOf(text, file)),
  });
}

/** Code, place and words of a diagnostic: `dead-link 3:5 No page … | Correct …` */
export function brief({ code, range, message, suggestion }: Diagnostic): string {
  return `${code} ${range.start.line}:${range.start.column} ${message} | ${suggestion}`;
}
