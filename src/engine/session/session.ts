import { lstat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Theme } from '#contract/theme.ts';
import { loadMigrations } from '#engine/blocks/load-migrations.ts';
import { blockFolders } from '#engine/blocks/type-folders.ts';
import { runChecks } from '#engine/checks/run-checks.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { routeLockFile } from '#engine/read/read-route-lock.ts';
import { relativePath } from '#engine/read/relative-path.ts';
import { type Instant, listInstants, splitPages } from '#engine/resolve/live-pages.ts';
import { resolveSite, type Site } from '#engine/resolve/resolve-site.ts';
import type { Validator } from '#engine/validate/create-validator.ts';
import { findLaterMistakes } from './find-later-mistakes.ts';
import { finishDiagnostics } from './finish-diagnostics.ts';
import { readPagesAgain, readSiteFiles, type SiteFiles } from './site-files.ts';

/**
 * What is known of a site, and stays known while its files change: the core of `check`, `build` and `dev`. Not to be called
 * again before the last call is done.
 */
export interface Session {
  readonly options: SessionOptions;
  readonly files: SiteFiles;
  /** The instant of the last check, in milliseconds since 1970. */
  readonly now: number;
  /** The next one at which pages come or go. */
  readonly next?: Instant;
  /** As of the last `checkAll`. Missing where site.yaml cannot be relied on; of pages with mistakes it holds what can be. */
  readonly site?: Site;
  /** The text of every file that was read, for code frames. */
  readonly texts: ReadonlyMap<string, string>;
  /**
   * Everything that is wrong, sorted. Mistakes inside a file are found by `applyChanges`; what a change means for the rest of
   * the site is found by `checkAll`, and until then stays as it was.
   */
  readonly diagnostics: readonly Diagnostic[];
  /** Reads what was written, added or deleted. @param paths absolute; a folder stands for all that is in it */
  applyChanges(paths: Iterable<string>): Promise<void>;
  /** Resolves and checks the whole site. @param now at another instant than before */
  checkAll(now?: number): Promise<void>;
}

export interface SessionOptions {
  /** Absolute path of the folder that holds site.yaml and pages/. */
  root: string;
  /** Gives the blocks, and checks of its own. */
  theme: Theme;
  validator: Validator;
  /** The instant that the site is checked for, in milliseconds since 1970: it decides which pages visitors see. */
  now: number;
}

/** read -> validate -> resolve -> check: a whole site. A file with a mistake does not hide the mistakes of others. */
export async function openSession(options: SessionOptions): Promise<Session> {
  const { root, theme } = options;
  const reader = { ...options, migrations: await loadMigrations(blockFolders(theme, root)) };
  let files = await readSiteFiles(reader);
  let { now } = options;
  let next: Instant | undefined;
  let site: Site | undefined;
  let meaning: Diagnostic[] = [];
  let later: Diagnostic[] = [];
  let finished: { texts: Map<string, string>; diagnostics: Diagnostic[] } | undefined;

  const listOwn = () => [files.settings, files, ...files.pages.values(), ...files.parts.values()].flatMap(({ diagnostics }) => diagnostics);
  const finish = () => {
    if (finished) return finished;
    const texts = listTexts(files);
    finished = { texts, diagnostics: finishDiagnostics(listOwn(), meaning, { site, later, texts }) };
    return finished;
  };
  const check = async () => {
    const { settings, pictures, lock } = files;
    const pages = [...files.pages.values()].flatMap(({ value }) => value ?? []);
    const instants = listInstants(pages, now);
    [next] = instants;
    site = undefined;
    meaning = [];
    later = [];
    finished = undefined;
    if (!settings.value) return;
    const parts = {
      root,
      now,
      theme,
      site: settings.value,
      pages,
      parts: [...files.parts.values()],
      pictures,
      unread: listUnread(files),
      lock,
    };
    const { live, withheld } = splitPages(pages, now);
    const mayComeOrGo = instants.length > 0 || withheld.some(({ key }) => key === 'draft');
    const resolved = await resolveSite({ ...parts, pages: live, withheld });
    site = resolved.value;
    meaning = [...resolved.diagnostics, ...(await runChecks(site))];
    if (mayComeOrGo) later = await findLaterMistakes({ parts, instants, own: listOwn(), meaning, texts: listTexts(files) });
  };
  await check();
  return {
    options,
    get files() {
      return files;
    },
    get now() {
      return now;
    },
    get next() {
      return next;
    },
    get site() {
      return site;
    },
    get texts() {
      return finish().texts;
    },
    get diagnostics() {
      return finish().diagnostics;
    },
    async applyChanges(paths) {
      const changed = Array.from(paths, (path) => relativePath(root, path));
      await Promise.all(changed.map((file) => waitForContent(resolve(root, file))));
      files = readPagesAgain(reader, files, changed) ?? (await readSiteFiles(reader, files, changed));
      // Earlier findings may point at the wrong lines of a file that has mistakes, so they are dropped until the next
      // `checkAll`.
      const unsound = new Set(changed.filter((file) => files.pages.get(file)?.isSound === false));
      meaning = meaning.filter(({ file }) => !unsound.has(file));
      later = later.filter(({ file }) => !unsound.has(file));
      finished = undefined;
    },
    async checkAll(at = now) {
      now = at;
      files = await readSiteFiles(reader, files);
      await check();
    },
  };
}

/** By the names that diagnostics use. */
function listTexts({ settings, pages, parts, strayTexts, lock }: SiteFiles): Map<string, string> {
  const texts = new Map([settings, ...pages.values(), ...parts.values()].map(({ file, text }) => [file, text]));
  for (const [file, text] of strayTexts) texts.set(file, text);
  if (lock.text) texts.set(routeLockFile, lock.text);
  return texts;
}

/** The texts of the files of which not even the paths are known; of one that is no text, undefined. */
function listUnread({ pages, unread, strayTexts }: SiteFiles): (string | undefined)[] {
  const texts = [...pages.values()].flatMap(({ value, text }) => (value ? [] : [text || undefined]));
  return [...texts, ...unread.map(() => undefined), ...strayTexts.values()];
}

/** Some programs empty a file before they write it again. Waits up to 40 ms for content. */
async function waitForContent(path: string): Promise<void> {
  const isEmpty = async () => {
    const kind = await lstat(path).catch(() => undefined);
    return kind?.isFile() === true && kind.size === 0;
  };
  for (let tries = 0; tries < 4 && (await isEmpty()); tries++) await setTimeout(10);
}
