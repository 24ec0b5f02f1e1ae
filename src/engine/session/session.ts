import { lstat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Theme } from '#contract/theme.ts';
import { loadMigrations } from '#engine/blocks/load-migrations.ts';
import { blockFolders } from '#engine/blocks/type-folders.ts';
import { type Pause, withoutPause } from '#engine/checks/pause.ts';
import { runChecks } from '#engine/checks/run-checks.ts';
import { runReleaseChecks } from '#engine/checks/run-release-checks.ts';
import { findHostProblems } from '#engine/deploy/find-host-problems.ts';
import type { HostName } from '#engine/deploy/host-names.ts';
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
  /** Whether the checks of the whole site have been run. */
  readonly isChecked: boolean;
  /**
   * Resolves and checks the whole site. @param now at another instant than before
   * @param pause may end it; then all stays as it was
   * @returns whether it was done
   */
  checkAll(now?: number, pause?: Pause): Promise<boolean>;
}

export interface SessionOptions {
  /** Absolute path of the folder that holds site.yaml and pages/. */
  root: string;
  /** Gives the blocks, and checks of its own. */
  theme: Theme;
  validator: Validator;
  /** The instant that the site is checked for, in milliseconds since 1970: it decides which pages visitors see. */
  now: number;
  /** Whether it is checked for its release too: for what is fine while it is built and wrong in public. */
  release?: boolean;
  /** The host that it is checked for, in place of the one that site.yaml names. */
  host?: HostName;
  /** With more pages than this, the first checks of the whole site are left to `checkAll`. */
  mostCheckedAtOnce?: number;
}

/** What is found out about a site from its files. */
interface Found {
  /** The files it was found out from. */
  files: SiteFiles;
  now: number;
  next?: Instant;
  site?: Site;
  meaning: Diagnostic[];
  /** What the release check found. */
  beforeRelease: Diagnostic[];
  /** What will be wrong at instants to come. */
  later: Diagnostic[];
  isChecked: boolean;
}

/** read -> validate -> resolve -> check: a whole site. A file with a mistake does not hide the mistakes of others. */
export async function openSession(options: SessionOptions): Promise<Session> {
  const { root, theme, mostCheckedAtOnce = Number.POSITIVE_INFINITY, release = false } = options;
  const reader = { ...options, migrations: await loadMigrations(blockFolders(theme, root)) };
  const first = await readSiteFiles(reader);
  const isSmall = first.pages.size <= mostCheckedAtOnce;
  let found = await findOut(first, options, { checks: isSmall });
  let finished: { texts: Map<string, string>; diagnostics: Diagnostic[] } | undefined;
  const finish = () => {
    if (finished) return finished;
    const { files, meaning, site, later, beforeRelease } = found;
    const texts = listTexts(files);
    const finishing = { site, later, texts, beforeRelease: release ? beforeRelease : undefined };
    finished = { texts, diagnostics: finishDiagnostics(listOwn(files), meaning, finishing) };
    return finished;
  };
  const update = (latest: Found) => {
    found = latest;
    finished = undefined;
  };
  return {
    options,
    get files() {
      return found.files;
    },
    get now() {
      return found.now;
    },
    get next() {
      return found.next;
    },
    get site() {
      return found.site;
    },
    get isChecked() {
      return found.isChecked;
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
      const files = readPagesAgain(reader, found.files, changed) ?? (await readSiteFiles(reader, found.files, changed));
      // Earlier findings may point at the wrong lines of a file that has mistakes, so they are dropped until the next
      // `checkAll`.
      const unsound = new Set(changed.filter((file) => files.pages.get(file)?.isSound === false));
      const isLeft = ({ file }: Diagnostic) => !unsound.has(file);
      const { meaning, later, beforeRelease } = found;
      const left = { meaning: meaning.filter(isLeft), later: later.filter(isLeft), beforeRelease: beforeRelease.filter(isLeft) };
      update({ ...found, files, ...left });
    },
    async checkAll(at = found.now, pause = withoutPause) {
      let goesOn = true;
      const watched = async () => {
        goesOn &&= await pause();
        return goesOn;
      };
      const files = await readSiteFiles(reader, found.files);
      const result = (await watched()) ? await findOut(files, { ...options, now: at }, { checks: true, pause: watched }) : undefined;
      if (result && goesOn) update(result);
      return goesOn;
    },
  };
}

/** Resolves and checks a site whose files have been read. */
async function findOut(
  files: SiteFiles,
  { root, theme, now, release, host }: SessionOptions,
  { checks, pause = withoutPause }: { checks: boolean; pause?: Pause },
): Promise<Found> {
  const { settings, pictures, lock } = files;
  const pages = [...files.pages.values()].flatMap(({ value }) => value ?? []);
  const instants = listInstants(pages, now);
  const [next] = instants;
  const found: Found = { files, now, next, meaning: [], later: [], beforeRelease: [], isChecked: checks };
  if (!settings.value) return found;
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
  const { value: site, diagnostics } = await resolveSite({ ...parts, pages: live, withheld });
  if (!checks || !(await pause())) return { ...found, site, meaning: diagnostics };
  const meaning = [...diagnostics, ...(await runChecks(site, pause))];
  const mayComeOrGo = instants.length > 0 || withheld.some(({ key }) => key === 'draft');
  const later =
    mayComeOrGo && (await pause())
      ? await findLaterMistakes({ parts, instants, own: listOwn(files), meaning, texts: listTexts(files) })
      : [];
  const ofHost = host && host !== site.site.data.deploy?.host ? findHostProblems(site, host) : [];
  const beforeRelease = release && (await pause()) ? await runReleaseChecks(site, host) : [];
  return { ...found, site, meaning: [...meaning, ...ofHost], later, beforeRelease };
}

/** What is wrong with the files themselves. */
function listOwn(files: SiteFiles): Diagnostic[] {
  return [files.settings, files, ...files.pages.values(), ...files.parts.values()].flatMap(({ diagnostics }) => diagnostics);
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
