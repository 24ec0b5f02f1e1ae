import type { Theme } from '#contract/theme.ts';
import { loadMigrations } from '#engine/blocks/load-migrations.ts';
import { blockFolders, type TypeFolders } from '#engine/blocks/type-folders.ts';
import { checkBlocks } from '#engine/checks/check-blocks.ts';
import { describeOrphan } from '#engine/checks/rules/orphans.ts';
import { checkTitles } from '#engine/checks/rules/titles.ts';
import { pageChecks } from '#engine/checks/rules.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { isPart } from '#engine/read/is-part.ts';
import { resolveSite, type Site } from '#engine/resolve/resolve-site.ts';
import { listCollections } from '#engine/schema/entry-place.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import { publishedFolder } from '#engine/schema/published-folder.ts';
import { finishDiagnostics } from '#engine/session/finish-diagnostics.ts';
import { type FileReader, judgePageFile, type ReadFile, readSettingsFile, readYamlFile, type SiteFile } from '#engine/session/site-file.ts';
import { loadValidator } from '#engine/validate/load-validator.ts';

/** Some pages of a site, read without the others. */
export interface LoadedPages {
  /** Holds nothing but these pages. */
  site: Site;
  /** What is wrong with them: in their files, and with each by itself. */
  diagnostics: readonly Diagnostic[];
  texts: ReadonlyMap<string, string>;
}

interface Loading {
  /** Absolute path of the site. */
  root: string;
  theme: Theme;
  /** The instant that the site stands for, in milliseconds since 1970. */
  now: number;
  /** Every file that the site is made from, relative to it. */
  inputs: readonly string[];
}

/** Reads pages by the names of their files. */
export interface PageLoader {
  blockFolders: TypeFolders;
  /** The pages of these files; undefined where one of them has a mistake in its shape. */
  read(files: readonly string[]): readonly SiteFile<PageData>[] | undefined;
  /**
   * The site of some pages, and what is wrong with those of them that are looked at.
   * @param pages in the order in which the site has them @param isLookedAt tells them by their files from those that they name
   * @param orphans the files to which no page links
   */
  load(pages: readonly SiteFile<PageData>[], isLookedAt: (file: string) => boolean, orphans: ReadonlySet<string>): Promise<LoadedPages>;
}

/** @returns undefined where site.yaml has a mistake */
export async function createPageLoader({ root, theme, now, inputs }: Loading): Promise<PageLoader | undefined> {
  const validator = loadValidator(publishedFolder(root));
  const folders = blockFolders(theme, root);
  const reader: FileReader = { root, validator, migrations: await loadMigrations(folders) };
  const settings = await readSettingsFile(reader);
  const { value: written } = settings;
  if (!written || !settings.isSound) return undefined;
  const collections = listCollections(settings.source?.data, validator.entryKinds);
  const parts = inputs
    .filter((file) => file.startsWith('pages/') && /\.ya?ml$/i.test(file) && isPart(file))
    .map((file) => readYamlFile(reader, file));
  const all = new Map<string, ReadFile>(parts.map((part) => [part.file, part]));
  return {
    blockFolders: folders,
    read(files) {
      const pages = files.map((file) => {
        const read = all.get(file) ?? readYamlFile(reader, file);
        all.set(file, read);
        return judgePageFile(reader, { read, all, collections }).result;
      });
      return pages.every(({ value, isSound }) => value && isSound) ? pages : undefined;
    },
    async load(files, isLookedAt, orphans) {
      const pages = files.flatMap(({ value }) => value ?? []);
      const { value: site, diagnostics } = await resolveSite({ root, now, theme, site: written, pages, parts });
      const shown = site.pages.filter(({ source }) => isLookedAt(source.file));
      const ofShown = { ...site, pages: shown, routes: site.routes.filter(({ page }) => isLookedAt(page.source.file)) };
      const meaning = [
        ...diagnostics.filter(({ file }) => isLookedAt(file)),
        ...[...pageChecks, checkTitles].flatMap((check) => check(ofShown)),
        ...(await checkBlocks(ofShown)),
        ...shown.filter(({ source }) => orphans.has(source.file)).flatMap(describeOrphan),
      ];
      const looked = files.filter(({ file }) => isLookedAt(file));
      const own = looked.flatMap(({ diagnostics }) => diagnostics);
      const texts = new Map(looked.map(({ file, text }) => [file, text]));
      const found = finishDiagnostics(own, meaning, { site, later: [], texts });
      // What is wrong with a part of pages is as it was, and other pages show it too.
      return { site, diagnostics: found.filter(({ file }) => isLookedAt(file)), texts };
    },
  };
}
