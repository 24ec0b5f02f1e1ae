import { existsSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { applySilences } from '../../checks/apply-silences.ts';
import { runChecks } from '../../checks/run-checks.ts';
import { withholdConsequences } from '../../checks/withhold-consequences.ts';
import { type Diagnostic, sortDiagnostics } from '../../diagnostics/diagnostic.ts';
import { uniqueDiagnostics } from '../../diagnostics/unique-diagnostics.ts';
import { engineRoot } from '../../engine-root.ts';
import { findStrayPages } from '../../read/find-stray-pages.ts';
import { listPictures, readSite } from '../../read/read-site.ts';
import { readSource } from '../../read/read-source.ts';
import { relativePath } from '../../read/relative-path.ts';
import { replacePage, sameAddresses } from '../../resolve/replace-page.ts';
import { type ResolvedSite, resolveSite } from '../../resolve/resolve-site.ts';
import type { Validator } from '../../validate/create-validator.ts';
import { loadValidator } from '../../validate/load-validator.ts';
import { type Site, validateSite } from '../../validate/validate-document.ts';
import { type LivePage, readLivePage, toLivePage, writtenOut } from './read-live-page.ts';

/** A site under the author's hands: the last sound state of everything, and what is wrong with it. */
export interface LiveSite {
  root: string;
  validator: Validator;
  pages: Map<string, LivePage>;
  settings: { text: string; diagnostics: Diagnostic[]; sound?: Site };
  /** Missing until site.yaml has been sound once. */
  resolved?: ResolvedSite;
  /** From resolving and from the checks of meaning. */
  meaning: Diagnostic[];
}

/**
 * Reads a site for the first time, or again after the engine itself has changed.
 * @param known what was shown before, to fall back on
 */
export async function openLiveSite(root: string, known?: LiveSite): Promise<LiveSite> {
  const validator = loadValidator(join(engineRoot, 'schema'));
  const settings = await readSettings(root, validator, known?.settings.sound);
  const site: LiveSite = { root, validator, pages: new Map(), settings, meaning: [] };
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
export async function takeIn(site: LiveSite, paths: Iterable<string>): Promise<void> {
  let everything = false;
  for (const path of paths) {
    const file = relativePath(site.root, path);
    if (file === 'site.yaml') {
      site.settings = await readSettings(site.root, site.validator, site.settings.sound);
      everything = true;
    } else if (!/^pages\/.*\.ya?ml$/i.test(file)) everything = true;
    else everything = !(await takeInPage(site, file, path)) || everything;
  }
  if (everything) await resolveAll(site);
}

/** @returns false if the addresses of the site may have changed, and everything has to be resolved again */
async function takeInPage(site: LiveSite, file: string, path: string): Promise<boolean> {
  const before = site.pages.get(file);
  const kind = await lstat(path).catch(() => undefined);
  if (!kind) {
    site.pages.delete(file);
    return before?.shown === undefined;
  }
  const after = kind.isSymbolicLink()
    ? toLivePage(file, { text: '', diagnostics: await diagnosticsOfFile(site.root, file) }, site.validator, before)
    : await readLivePage(site.root, file, site.validator, before);
  if (after === before) return true;
  site.pages.set(file, after);
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
  if (site.resolved) site.meaning = [...found, ...(await runChecks(site.resolved))];
}

async function resolveAll(site: LiveSite): Promise<Diagnostic[]> {
  const pages = [...site.pages.values()].sort((a, b) => (a.file < b.file ? -1 : 1)).flatMap(({ shown }) => shown ?? []);
  if (!site.settings.sound) return [];
  const { value, diagnostics } = await resolveSite(site.root, site.settings.sound, pages, await listPictures(site.root));
  site.resolved = value;
  return [...diagnostics, ...(await findStrayPages(site.root)).diagnostics];
}

/**
 * Everything that is wrong with the site, sorted; one message per cause.
 * @param only the one file to report on
 */
export function diagnosticsOf(site: LiveSite, only?: string): Diagnostic[] {
  const pages = [...site.pages.values()];
  const addressesKnown = pages.every((page) => page.shown);
  const salvaged = pages.some((page) => page.broken.size > 0);
  const consequence = ({ code, file }: Diagnostic) => {
    if (code === 'misplaced-page') return false;
    const page = site.pages.get(file);
    if (file !== 'site.yaml' && (!page?.shown || page.stale)) return true;
    return (code === 'dead-anchor' && salvaged) || (code === 'missing-main-heading' && (page?.broken.size ?? 0) > 0);
  };
  const own = [...site.settings.diagnostics, ...pages.flatMap(({ diagnostics }) => diagnostics)];
  const meaning = site.meaning.filter((diagnostic) => !consequence(diagnostic));
  const all = [['site.yaml', site.settings.text] as const, ...pages.map(({ file, text }) => [file, text] as const)];
  const found = uniqueDiagnostics([...own, ...withholdConsequences(own, meaning, addressesKnown)]);
  if (only === undefined) return sortDiagnostics(applySilences(found, new Map(all)));
  // Silences speak of their own file, so the texts of others need not be searched for them.
  const texts = new Map(all.filter(([file]) => file === only));
  return sortDiagnostics(applySilences(found, texts).filter(({ file }) => file === only));
}

async function readSettings(root: string, validator: Validator, before?: Site): Promise<LiveSite['settings']> {
  const path = join(root, 'site.yaml');
  if (!existsSync(path)) return { text: '', diagnostics: await diagnosticsOfFile(root, 'site.yaml'), sound: before };
  await writtenOut(path);
  const { source, text, diagnostics } = readSource('site.yaml', path);
  const { value, diagnostics: shape } = source ? validateSite(source, validator) : { value: undefined, diagnostics: [] };
  return { text, diagnostics: [...diagnostics, ...shape], sound: value ?? before };
}

/** What reading the whole site says about one file: that it is missing, or a link. */
async function diagnosticsOfFile(root: string, name: string): Promise<Diagnostic[]> {
  return (await readSite(root)).diagnostics.filter(({ file }) => file === name);
}
