import type { Theme } from '#contract/theme.ts';
import { applySuppressions } from '#engine/checks/apply-suppressions.ts';
import { runChecks } from '#engine/checks/run-checks.ts';
import { withholdConsequences } from '#engine/checks/withhold-consequences.ts';
import { boundDiagnostics } from '#engine/diagnostics/bound-diagnostics.ts';
import { type Diagnostic, sortDiagnostics } from '#engine/diagnostics/diagnostic.ts';
import { uniqueDiagnostics } from '#engine/diagnostics/unique-diagnostics.ts';
import { findStrayPages } from '#engine/read/find-stray-pages.ts';
import { readSite } from '#engine/read/read-site.ts';
import { resolveSite, type Site } from '#engine/resolve/resolve-site.ts';
import { publishedFolder } from '#engine/schema/published-folder.ts';
import { judgeSite } from '#engine/validate/judge-document.ts';
import { judgePages } from '#engine/validate/judge-pages.ts';
import { loadValidator } from '#engine/validate/load-validator.ts';

export interface LoadedSite {
  /** Missing where site.yaml cannot be relied on. Of pages with mistakes it holds what can be relied on. */
  site?: Site;
  /** Sorted; empty when nothing is wrong. */
  diagnostics: Diagnostic[];
  /** The text of every file read, for code frames. */
  texts: ReadonlyMap<string, string>;
}

/**
 * read -> validate -> resolve -> check: a whole site, and everything that is wrong with it.
 * A file with a mistake does not hide the mistakes of others.
 * @param root absolute path of the folder that holds site.yaml and pages/ @param theme gives the blocks, and checks of its own
 */
export async function loadSite(root: string, theme: Theme): Promise<LoadedSite> {
  const validator = loadValidator(publishedFolder(root));
  const sources = await readSite(root);
  const { site: siteSource, pictures, texts, diagnostics } = sources;
  const stray = await findStrayPages(root);
  diagnostics.push(...stray.diagnostics);
  for (const [file, text] of stray.texts) texts.set(file, text);
  const finish = (site?: Site): LoadedSite => ({
    site,
    diagnostics: boundDiagnostics(sortDiagnostics(applySuppressions(uniqueDiagnostics(diagnostics), texts))),
    texts,
  });

  const { pages, unread, diagnostics: pageDiagnostics } = judgePages(sources, root, validator);
  diagnostics.push(...pageDiagnostics);
  const siteResult = siteSource && judgeSite(siteSource, validator);
  diagnostics.push(...(siteResult?.diagnostics ?? []));
  if (!siteResult?.value) return finish();

  const { value: site, diagnostics: resolveDiagnostics } = await resolveSite(root, siteResult.value, pages, {
    theme,
    pictures,
    unread: [...unread, ...stray.texts.values()],
  });
  diagnostics.push(
    ...withholdConsequences(diagnostics, [...resolveDiagnostics, ...(await runChecks(site))], { doubts: site.doubts, texts }),
  );
  return finish(site);
}
