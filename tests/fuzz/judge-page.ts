import { join } from 'node:path';
import { runChecks } from '#engine/checks/run-checks.ts';
import { type Diagnostic, hasErrors } from '#engine/diagnostics/diagnostic.ts';
import { formatPretty } from '#engine/diagnostics/format-pretty.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { parseSource } from '#engine/read/parse-source.ts';
import { resolveSite, type Site } from '#engine/resolve/resolve-site.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { loadValidator } from '#engine/validate/load-validator.ts';
import { validatePage } from '#engine/validate/validate-document.ts';
import { theme } from '#theme/theme.ts';
import { fixtureSites } from '../helpers/scratch-site.ts';

export interface Judged {
  diagnostics: Diagnostic[];
  /** The text as the check reads it. */
  text: string;
  /** Present where there are no errors: the page can be drawn. */
  site?: Site;
}

const root = join(fixtureSites, 'joinery');

/** The sound site that texts are judged with. */
export async function loadFuzzSite(): Promise<Site> {
  const { site } = await loadSite(root, theme);
  if (!site) throw new Error('the joinery site is unsound');
  return site;
}

/** Takes one text through all stages as the only other page of a sound site. */
export async function judgePage(base: Site, text: string): Promise<Judged> {
  const file = 'pages/fuzz.yaml';
  const { source, diagnostics } = parseSource(file, join(root, file), text);
  const found = [...diagnostics];
  const validated = source && validatePage(source, loadValidator(join(engineRoot, 'schema')));
  found.push(...(validated?.diagnostics ?? []));
  if (!validated?.value) return { diagnostics: found, text };
  const { value: site, diagnostics: resolving } = await resolveSite({
    root,
    now: base.now,
    theme: base.theme,
    site: base.site,
    pages: [...base.pages, validated.value],
  });
  found.push(...resolving, ...(await runChecks(site)));
  return { diagnostics: found, text, site: hasErrors(found) ? undefined : site };
}

/** What is wrong with the diagnostics themselves; nothing where each is a sentence at a place inside its file. */
export function misplaced({ diagnostics, text, site }: Judged): string[] {
  const lines = text.split('\n');
  const problems = diagnostics
    .filter(({ file }) => file === 'pages/fuzz.yaml')
    .flatMap(({ code, message, suggestion, range: { start, end } }) => {
      const inside =
        start.line >= 1 && start.line <= lines.length && start.column >= 1 && start.column <= (lines[start.line - 1]?.length ?? 0) + 1;
      const ordered = end.line > start.line || (end.line === start.line && end.column >= start.column);
      return inside && ordered && message && suggestion ? [] : [`${code} at ${start.line}:${start.column}-${end.line}:${end.column}`];
    });
  if (!site && diagnostics.length === 0) problems.push('neither a page nor a diagnostic');
  // A report that cannot be written helps nobody.
  formatPretty(diagnostics, new Map([['pages/fuzz.yaml', text]]), { colour: false });
  return problems;
}
