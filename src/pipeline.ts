import { join } from 'node:path';
import { runChecks } from './checks/run-checks.ts';
import { type Diagnostic, hasErrors, sortDiagnostics } from './diagnostics/diagnostic.ts';
import { uniqueDiagnostics } from './diagnostics/unique-diagnostics.ts';
import { engineRoot } from './engine-root.ts';
import { readSite } from './read/read-site.ts';
import { type ResolvedSite, resolveSite } from './resolve/resolve-site.ts';
import { createValidator } from './validate/create-validator.ts';
import { validatePage, validateSite } from './validate/validate-document.ts';

export interface LoadedSite {
  /** Missing where site.yaml is unsound. Pages that are unsound are left out of it. */
  site?: ResolvedSite;
  /** Sorted; empty when nothing is wrong. */
  diagnostics: Diagnostic[];
  /** The text of every file read, for code frames. */
  texts: ReadonlyMap<string, string>;
}

/**
 * read -> validate -> resolve -> check: a whole site, and everything that is wrong with it.
 * A file with a mistake does not hide the mistakes of others.
 * @param root absolute path of the folder that holds site.yaml and pages/
 */
export async function loadSite(root: string): Promise<LoadedSite> {
  const validator = createValidator(join(engineRoot, 'schema'));
  const { site: siteSource, pages: pageSources, texts, diagnostics } = await readSite(root);
  const finish = (site?: ResolvedSite): LoadedSite => ({ site, diagnostics: sortDiagnostics(uniqueDiagnostics(diagnostics)), texts });

  const validated = pageSources.map((source) => validatePage(source, validator));
  diagnostics.push(...validated.flatMap((result) => result.diagnostics));
  const pages = validated.flatMap((result) => result.value ?? []);
  const siteResult = siteSource && validateSite(siteSource, validator);
  diagnostics.push(...(siteResult?.diagnostics ?? []));
  if (!siteResult?.value) return finish();

  const pagesMissing = hasErrors(diagnostics);
  const { value: site, diagnostics: resolveDiagnostics } = await resolveSite(root, siteResult.value, pages);
  const checkDiagnostics = await runChecks(site);
  // While a page is unsound its addresses are unknown, and links to it would be called dead without being so.
  const aboutAddresses = new Set(['dead-link', 'dead-anchor', 'missing-home', 'missing-error-page']);
  diagnostics.push(...[...resolveDiagnostics, ...checkDiagnostics].filter(({ code }) => !(pagesMissing && aboutAddresses.has(code))));
  return finish(site);
}
