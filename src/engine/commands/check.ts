import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { nearest } from '#contract/nearest.ts';
import type { Theme } from '#contract/theme.ts';
import { describeUnknownHost, isHostName } from '#engine/deploy/host-names.ts';
import { catalogue, type DiagnosticCode } from '#engine/diagnostics/catalogue.ts';
import { hasErrors } from '#engine/diagnostics/diagnostic.ts';
import { explainCode } from '#engine/diagnostics/explain-code.ts';
import { formatGithub } from '#engine/diagnostics/format-github.ts';
import { formatJson } from '#engine/diagnostics/format-json.ts';
import { formatPretty } from '#engine/diagnostics/format-pretty.ts';
import { formatSarif } from '#engine/diagnostics/format-sarif.ts';
import type { Formatter } from '#engine/diagnostics/formatter.ts';
import { renameFiles } from '#engine/diagnostics/rename-files.ts';
import { showControls } from '#engine/diagnostics/show-controls.ts';
import { npmRun } from '#engine/npm-run.ts';
import { findStrayPages } from '#engine/read/find-stray-pages.ts';
import { listSiteFiles } from '#engine/read/list-entries.ts';
import { pathFromHere, relativePath } from '#engine/read/relative-path.ts';
import { publishedFolder } from '#engine/schema/published-folder.ts';
import { loadSite } from '#engine/session/load-site.ts';
import type { Session } from '#engine/session/session.ts';
import { loadValidator } from '#engine/validate/load-validator.ts';
import { askAboutLost } from './ask-about-lost.ts';
import { fixSite } from './fix-site.ts';
import { readInstant } from './read-instant.ts';
import { refuse } from './refuse.ts';
import { refuseBlocks } from './refuse-blocks.ts';
import { watchSite } from './watch-site.ts';

export interface CheckOptions {
  /** Only what is wrong with these files or folders is reported; the whole site is read all the same. */
  files?: readonly string[];
  format?: string;
  fix?: boolean;
  watch?: boolean;
  /** The moment that the site is checked for; left out, the present. */
  now?: string;
  /** Whether what is fine while the site is built and wrong in public is reported too. */
  release?: boolean;
  /** The host that it is checked for, instead of the one in site.yaml. */
  host?: string;
  /** A code to explain instead of checking. */
  explain?: string;
}

const formats: Readonly<Record<string, Formatter>> = {
  pretty: (diagnostics, sources) => formatPretty(diagnostics, sources, { colour: process.stdout.isTTY ?? false }),
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
};

/** Reports every mistake of a site. @returns the exit code: 1 with errors, 2 where it could not be checked */
export async function check(theme: Theme, folder: string, options: CheckOptions = {}): Promise<number> {
  const { files = [], format = 'pretty', fix = false, watch = false, explain, now, release, host } = options;
  if (explain !== undefined) return explainTo(explain);
  const root = resolve(folder);
  const formatter = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (!formatter) return refuse(`There is no format "${format}". Use one of: ${Object.keys(formats).join(', ')}.`);
  const instant = readInstant(now);
  if (instant.problem !== undefined) return refuse(instant.problem);
  if (host !== undefined && !isHostName(host)) return refuse(describeUnknownHost(host));
  const missing = files.filter((file) => !existsSync(resolve(file)));
  if (missing.length > 0) return refuse(`${missing.join(', ')}: there is no such file or folder.`);
  const covers = (wanted: string, file: string) => wanted === '' || file === wanted || file.startsWith(`${wanted}/`);
  const wanted = files.map((file) => relativePath(root, resolve(file)));
  const known = wanted.length > 0 ? [...(await listSiteFiles(root)), ...(await findStrayPages(root)).texts.keys()] : [];
  const strangers = files.filter((_, index) => !known.some((file) => covers(wanted[index] as string, file)));
  if (strangers.length > 0) return refuse(describeStrangers(strangers, root));
  const concerns = (file: string) => wanted.length === 0 || wanted.some((path) => covers(path, file));
  const refused = await refuseBlocks(theme, root);
  if (refused) return refused;
  // CI and programs resolve paths against the current folder, which is not always that of the site; a terminal makes links of them.
  const nameOf = format === 'pretty' ? pathFromHere : (path: string) => relativePath(process.cwd(), path);
  // While it watches, time passes.
  const currentInstant = () => (now === undefined ? Date.now() : instant.now);
  let session: Session | undefined;
  const report = async (changed?: ReadonlySet<string>) => {
    const published = publishedFolder(root);
    // The shapes may have been published again since the last report.
    if (session?.options.validator !== loadValidator(published)) session = undefined;
    if (session && changed) {
      await session.applyChanges([...changed].filter((path) => !isBelow(path, published)));
      await session.checkAll(currentInstant());
    }
    session ??= await loadSite(root, theme, { now: currentInstant(), release, host });
    if (fix) {
      // Programs read the report from the standard output, so what was changed is told beside it.
      const made = await fixSite(session, concerns);
      for (const { diagnostic, before, after } of made) {
        const { file, range, code } = diagnostic;
        process.stderr.write(
          `${showControls(nameOf(join(root, file)))}:${range.start.line}:${range.start.column}  fixed  ${code}${describeChange(before, after)}\n`,
        );
      }
      if (made.length > 0) process.stderr.write('\n');
      await askAboutLost(session);
    }
    const shown = session.diagnostics.filter(({ file }) => concerns(file));
    const { diagnostics, texts } = renameFiles({ diagnostics: shown, texts: session.texts }, root, nameOf);
    const text = formatter(diagnostics, texts);
    if (text) process.stdout.write(`${text}\n`);
    const fixable = shown.filter((diagnostic) => diagnostic.fix).length;
    if (fixable > 0 && !fix && format === 'pretty')
      process.stdout.write(`${npmRun('check', root, '--fix')} corrects ${fixable} of them.\n`);
    return hasErrors(shown) ? 1 : 0;
  };
  if (!watch) return report();
  const folders = [join(root, 'pages'), publishedFolder(root)];
  return watchSite({ root, folders }, report, () =>
    process.stdout.write(`\nWatching ${relative(process.cwd(), root) || '.'}; Ctrl+C ends it.\n\n`),
  );
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(join(folder, '/'));
}

/** What stood there and what stands there instead, where that is a word or two. */
function describeChange(before: string, after: string): string {
  return `${before}${after}`.includes('\n') ? '' : `  ${showControls(before)} -> ${showControls(after)}`;
}

function describeStrangers(files: readonly string[], root: string): string {
  const verb = files.length === 1 ? 'is' : 'are';
  return `${files.join(', ')} ${verb} no part of the site in ${root}: name site.yaml, a file or folder of its pages/, or another site with --site.`;
}

function explainTo(code: string): number {
  if (Object.hasOwn(catalogue, code)) {
    process.stdout.write(`${explainCode(code as DiagnosticCode)}\n`);
    return 0;
  }
  const guess = nearest(code, Object.keys(catalogue));
  return refuse(
    `There is no code "${code}".${guess ? ` Did you mean "${guess}"?` : ` Codes: ${Object.keys(catalogue).sort().join(', ')}.`}`,
  );
}
