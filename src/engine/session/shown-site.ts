import { relativePath } from '#engine/read/relative-path.ts';
import { splitPages } from '#engine/resolve/live-pages.ts';
import { resolveSite, type Site } from '#engine/resolve/resolve-site.ts';
import type { Page, ValidSite } from '#engine/validate/validate-document.ts';
import { replacePage, sameRoutes } from './replace-page.ts';
import { openSession, type Session, type SessionOptions } from './session.ts';
import { type ShownPage, showPage } from './shown-page.ts';

/**
 * A site that is shown while it is being written, with the pages that visitors do not see: of a file with a mistake what could
 * be recovered of it, or what it was before. What is wrong with the files is what the session says.
 */
export interface ShownSite extends Pick<Session, 'applyChanges' | 'checkAll'> {
  readonly session: Session;
  /** By their paths relative to the root. */
  readonly pages: ReadonlyMap<string, ShownPage>;
  /** site.yaml as it was last without a mistake. */
  readonly settings?: ValidSite;
  /** Missing until site.yaml has been sound once. */
  readonly site?: Site;
}

/** @param previous what was shown before the code of the engine or a shape has changed */
export async function openShownSite(options: SessionOptions, previous?: Pick<ShownSite, 'pages' | 'settings'>): Promise<ShownSite> {
  const { root, theme, validator } = options;
  const session = await openSession(options);
  let { settings, pages = new Map<string, ShownPage>() } = previous ?? {};
  let site: Site | undefined;

  const showFiles = () => {
    const { settings: file, pages: files } = session.files;
    if (file.isSound) settings = file.value;
    const known = pages;
    const show = (file: ShownPage['file'], before?: ShownPage) => (before?.file === file ? before : showPage(file, validator, before));
    pages = new Map([...files].map(([name, file]) => [name, show(file, known.get(name))]));
  };
  // Also what visitors do not see, behind all that they see: of two pages with one path the first is shown.
  const listShown = () => {
    const { live, withheld } = splitPages(
      [...pages.values()].flatMap(({ page }) => page ?? []),
      session.now,
    );
    return [...live, ...withheld.map(({ page }) => page)];
  };
  const resolveShown = async () => {
    const { pictures, parts } = session.files;
    const { now } = session;
    return (
      settings && (await resolveSite({ root, now, theme, site: settings, pages: listShown(), parts: [...parts.values()], pictures })).value
    );
  };
  const isAsWritten = () =>
    settings === session.files.settings.value &&
    !session.site?.withheld.pages.length &&
    [...pages.values()].every(({ page, file }) => page === file.value);
  const showAll = async () => {
    showFiles();
    site = isAsWritten() ? session.site : await resolveShown();
  };
  await showAll();
  return {
    session,
    get pages() {
      return pages;
    },
    get settings() {
      return settings;
    },
    get site() {
      return site;
    },
    async applyChanges(paths) {
      const changed = [...paths];
      await session.applyChanges(changed);
      showFiles();
      // Sizes of pictures are part of the resolved site, so a changed picture needs another resolving.
      const onlyPages = changed.every((path) => pages.has(relativePath(root, path)));
      const replaced = onlyPages && site && site.site === settings ? listReplaced(site.pages, listShown()) : undefined;
      if (!replaced) site = await resolveShown();
      for (const [old, page] of replaced ?? []) site = site && (await replacePage(site, old, page));
    },
    async checkAll(now, pause) {
      const isDone = await session.checkAll(now, pause);
      if (isDone) await showAll();
      return isDone;
    },
  };
}

/** The pages that differ, with what stands for them; undefined where the paths of the site may have changed. */
function listReplaced(before: readonly Page[], after: readonly Page[]): [Page, Page][] | undefined {
  if (before.length !== after.length) return undefined;
  const replaced: [Page, Page][] = [];
  for (const [index, page] of after.entries()) {
    const old = before[index] as Page;
    if (old === page) continue;
    // What an entry says, other pages show too.
    if (old.source.file !== page.source.file || old.entry || page.entry || !sameRoutes(old, page)) return undefined;
    replaced.push([old, page]);
  }
  return replaced;
}
