import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Theme } from '#contract/theme.ts';
import { applySuppressions } from '#engine/checks/apply-suppressions.ts';
import { runChecks } from '#engine/checks/run-checks.ts';
import { withholdConsequences } from '#engine/checks/withhold-consequences.ts';
import { boundDiagnostics } from '#engine/diagnostics/bound-diagnostics.ts';
import { type Diagnostic, sortDiagnostics } from '#engine/diagnostics/diagnostic.ts';
import { uniqueDiagnostics } from '#engine/diagnostics/unique-diagnostics.ts';
import { findStrayPages } from '#engine/read/find-stray-pages.ts';
import { listPictures, readSite } from '#engine/read/read-site.ts';
import { readSource } from '#engine/read/read-source.ts';
import { relativePath } from '#engine/read/relative-path.ts';
import { type Doubts, noDoubts } from '#engine/resolve/doubts.ts';
import { replacePage, sameAddresses } from '#engine/resolve/replace-page.ts';
import { resolveSite, type Site } from '#engine/resolve/resolve-site.ts';
import type { Validator } from '#engine/validate/create-validator.ts';
import { type ValidSite, validateSite } from '#engine/validate/validate-document.ts';
import { type LivePage, readLivePage, toLivePage, writtenOut } from './read-live-page.ts';

/** A site under the author's hands: the last sound state of everything, and what is wrong with it. */
export interface LiveSite {
  root: string;
  theme: Theme;
  validator: Validator;
  pages: Map<string, LivePage>;
  settings: { text: string; diagnostics: Diagnostic[]; sound?: ValidSite };
  /** Missing until site.yaml has been sound once. */
  resolved?: Site;
  /** From resolving and from the checks of meaning. */
  meaning: Diagnostic[];
  /** What files with mistakes left open when the checks ran. */
  doubts: Doubts;
}

/**
 * Reads a site for the first time, or again after the engine itself or a shape has changed.
 * @param known what was shown before, to fall back on
 */
export async function openLiveSite(
  { root, theme, validator }: Pick<LiveSite, 'root' | 'theme' | 'validator'>,
  known?: LiveSite,
): Promise<LiveSite> {
  const settings = await readSettings(root, validator, known?.settings.sound);
  const site: LiveSite = { root, theme, validator, pages: new Map(), settings, meaning: [], doubts: noDoubts };
  const read = await readSite(root);
  const sources = new Map(read.pages.map((source) => [source.file, source]));
  for (const file of new Set([...read.texts.keys(), ...read.diagnostics.map((diagnostic) => diagnostic.file)])) {
    if (file === 'site.yaml') continue;
    const diagnostics = read.diagnostics.filter((diagnostic) => diagnostic.file === file);
    const parsed = { source: sources.get(file), text: read.texts.get(file) ?? '', diagnostics };
    site.pages.set(file, toLivePage(file, parsed, validator, known?.pages.get(file)));
  }
  await settle(site);
  return site;
}

/**
 * Takes in the files that were written, added or deleted, as little as is needed to draw pages again. What the change
 * means for other pages is found by `settle`.
 * @param paths absolute
 */
export async function applyChanges(site: LiveSite, paths: Iterable<string>): Promise<void> {
  let everything = false;
  for (const path of paths) {
    const file = relativePath(site.root, path);
    if (file === 'site.yaml') {
      site.settings = await readSettings(site.root, site.validator, site.settings.sound);
      everything = true;
    } else if (!/^pages\/.*\.ya?ml$/i.test(file)) everything = true;
    else everything = !(await applyPageChange(site, file, path)) || everything;
  }
  if (everything) await resolveAll(site);
}

/** @returns false if the addresses of the site may have changed, and everything has to be resolved again */
async function applyPageChange(site: LiveSite, file: string, path: string): Promise<boolean> {
  const before = site.pages.get(file);
  const kind = await lstat(path).catch(() => undefined);
  if (!kind) {
    site.pages.delete(file);
    return before?.shown === undefined;
  }
  const after = await readLivePage(site.root, file, site.validator, before);
  if (after === before) return true;
  site.pages.set(file, after);
  // Of a file that is broken what was said of its values may point anywhere.
  if (after.judged !== after.shown) site.meaning = site.meaning.filter((old) => old.file !== file);
  if (after.shown === before?.shown) return true;
  if (!site.resolved || !before?.shown || !after.shown || !sameAddresses(before.shown, after.shown)) return false;
  if (!site.resolved.pages.includes(before.shown)) return false;
  const { value, diagnostics } = await replacePage(site.resolved, before.shown, after.shown);
  site.resolved = value;
  // What the checks said of the page is kept until they run again, or a mistake would blink at every save.
  const resolved = new Set(diagnostics.map(({ code }) => code));
  site.meaning = [...site.meaning.filter((old) => old.file !== file || !resolved.has(old.code)), ...diagnostics];
  return true;
}

/** Resolves and checks everything: finds what the changes mean for other pages. */
export async function settle(site: LiveSite): Promise<void> {
  const found = await resolveAll(site);
  if (!site.resolved) return;
  const judged = await resolveJudged(site);
  const { value, diagnostics } = judged ?? { value: site.resolved, diagnostics: found };
  const { diagnostics: stray } = await findStrayPages(site.root);
  site.meaning = [...diagnostics, ...stray, ...(await runChecks(value))];
  site.doubts = value.doubts;
}

/** What is drawn: also what pages were before they were broken. */
async function resolveAll(site: LiveSite): Promise<Diagnostic[]> {
  if (!site.settings.sound) return [];
  const pages = inOrder(site).flatMap(({ shown }) => shown ?? []);
  const { value, diagnostics } = await resolveSite(site.root, site.settings.sound, pages, {
    theme: site.theme,
    pictures: await listPictures(site.root),
  });
  site.resolved = value;
  return diagnostics;
}

/** The site as its files are, where that is not what is drawn. */
async function resolveJudged(site: LiveSite): Promise<Awaited<ReturnType<typeof resolveSite>> | undefined> {
  const files = inOrder(site);
  if (!site.settings.sound || !site.resolved || files.every(({ shown, judged }) => shown === judged)) return undefined;
  const pages = files.flatMap(({ judged }) => judged ?? []);
  const unread = files.filter(({ judged }) => !judged).map(({ text }) => text || undefined);
  return resolveSite(site.root, site.settings.sound, pages, { theme: site.theme, pictures: site.resolved.pictures, unread });
}

function inOrder({ pages }: LiveSite): LivePage[] {
  return [...pages.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * Everything that is wrong with the site, sorted; one message per cause.
 * @param only the one file to report on
 */
export function diagnosticsOf(site: LiveSite, only?: string): Diagnostic[] {
  const pages = [...site.pages.values()];
  const own = [...site.settings.diagnostics, ...pages.flatMap(({ diagnostics }) => diagnostics)];
  const texts = new Map([['site.yaml', site.settings.text], ...pages.map(({ file, text }) => [file, text] as const)]);
  const found = uniqueDiagnostics([...own, ...withholdConsequences(own, site.meaning, { doubts: site.doubts, texts })]);
  if (only === undefined) return boundDiagnostics(sortDiagnostics(applySuppressions(found, texts)));
  // Silences speak of their own file, so the texts of others need not be searched for them.
  const text = texts.get(only);
  const silenced = applySuppressions(found, new Map(text === undefined ? [] : [[only, text]]));
  return boundDiagnostics(sortDiagnostics(silenced.filter(({ file }) => file === only)));
}

async function readSettings(root: string, validator: Validator, before?: ValidSite): Promise<LiveSite['settings']> {
  const path = join(root, 'site.yaml');
  if (!(await lstat(path).catch(() => undefined)))
    return { text: '', diagnostics: await diagnosticsOfFile(root, 'site.yaml'), sound: before };
  await writtenOut(path);
  const { source, text, diagnostics } = readSource('site.yaml', path);
  const { value, diagnostics: shape } = source ? validateSite(source, validator) : { value: undefined, diagnostics: [] };
  return { text, diagnostics: [...diagnostics, ...shape], sound: value ?? before };
}

/** What reading the whole site says about one file: that it is missing, or a link. */
async function diagnosticsOfFile(root: string, name: string): Promise<Diagnostic[]> {
  return (await readSite(root)).diagnostics.filter(({ file }) => file === name);
}
