import type { SocialCard } from '#contract/card-design.ts';
import type { Theme } from '#contract/theme.ts';
import { loadBlocks } from '#engine/blocks/load-blocks.ts';
import { findFileProblems } from '#engine/deploy/find-host-problems.ts';
import { planDeploy } from '#engine/deploy/plan-deploy.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { keyOfCard } from '#engine/emit/card/collect-cards.ts';
import { emitFiles } from '#engine/emit/emit-files.ts';
import type { OutputOptions } from '#engine/emit/emit-site.ts';
import type { ListedFile } from '#engine/emit/file-list.ts';
import { openStage } from '#engine/emit/output/open-stage.ts';
import { placedStage } from '#engine/emit/output/placed-stage.ts';
import { replaceFiles } from '#engine/emit/output/replace-files.ts';
import { emitPages } from '#engine/emit/pages/emit-pages.ts';
import { prepareDrawing } from '#engine/emit/prepare-drawing.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { createPageLoader } from './load-pages.ts';
import { hashInterface, standsAlone } from './page-interface.ts';
import { hashDescription, listAround, type SiteOutline } from './site-outline.ts';

export interface Rebuilding {
  /** Absolute path of the site. */
  root: string;
  theme: Theme;
  /** The instant that is built for, in milliseconds since 1970. */
  now: number;
  /** Absolute path of the output, which is as the last build has left it. */
  target: string;
  /** Every file that the site is made from, relative to it. */
  inputs: readonly string[];
  /** Those of them that say something else than at the last build. */
  changed: readonly string[];
  /** Of the site as it was then. */
  outline: SiteOutline;
  /** The codes that the last build has reported, by file. */
  codes: ReadonlyMap<string, readonly string[]>;
  options: OutputOptions;
  /** Called with what is being done. */
  onStage(stage: string): void;
}

export interface Rebuilt {
  /** What is wrong with the changed pages: the same codes as before. */
  diagnostics: readonly Diagnostic[];
  texts: ReadonlyMap<string, string>;
  /** The changed pages with the descriptions that they have now. */
  outline: SiteOutline;
  /** How many paths were drawn. */
  drawn: number;
  /** The files that were replaced, in the output, and by how many bytes the site has grown, compressed copies aside. */
  files: readonly string[];
  growth: number;
}

/** With more changed files than this, a whole build is as fast. */
const mostChanged = 50;

/**
 * Draws the pages that have changed, and replaces their files in the output: what a whole build would write, where the rest of the site
 * can read nothing of what has changed.
 * @returns undefined where it can, or where something is wrong that was not before: then a whole build has to say what
 */
export async function rebuildPages(rebuilding: Rebuilding): Promise<Rebuilt | undefined> {
  const { changed, outline, codes } = rebuilding;
  if (changed.length > mostChanged || !changed.every((file) => Object.hasOwn(outline.pages, file))) return undefined;
  const loader = await createPageLoader(rebuilding);
  const files = loader?.read(changed);
  if (!loader || !files) return undefined;
  const blocks = await loadBlocks(loader.blockFolders);
  const pages = files.flatMap(({ value }) => value ?? []);
  if (!pages.every((page) => standsAlone(page) && outline.pages[page.source.file]?.[0] === hashInterface(page, blocks))) return undefined;
  const descriptions = pages.map(({ source, data }) => [source.file, hashDescription(data.description)] as const);
  if (!areUnique(descriptions, outline)) return undefined;

  const named = pages.flatMap(({ data }) => listAround(outline, data)).filter((file) => !changed.includes(file));
  const around = loader.read([...new Set(named)]);
  if (!around?.every(({ value }) => value && standsAlone(value))) return undefined;
  const byFile = new Map([...files, ...around].map((file) => [file.file, file]));
  // In the order of the whole site, in which translations are listed.
  const ordered = Object.keys(outline.pages).flatMap((file) => byFile.get(file) ?? []);
  const orphans = new Set(changed.filter((file) => codes.get(file)?.includes('orphan-page')));
  const loaded = await loader.load(ordered, (file) => changed.includes(file), orphans);
  if (!changed.every((file) => listCodes(loaded.diagnostics, file) === [...(codes.get(file) ?? [])].sort().join())) return undefined;

  const routes = loaded.site.routes.filter(({ page }) => changed.includes(page.source.file));
  const written = await writePages(rebuilding, { site: loaded.site, routes });
  const shown = Object.fromEntries(descriptions.map(([file, hash]) => [file, [outline.pages[file]?.[0] ?? '', hash] as const]));
  return written && { ...loaded, ...written, drawn: routes.length, outline: { ...outline, pages: { ...outline.pages, ...shown } } };
}

/** Whether no other page has one of these descriptions. */
function areUnique(descriptions: readonly (readonly [file: string, hash: string])[], { pages }: SiteOutline): boolean {
  const wanted = new Map(descriptions);
  if (new Set(wanted.values()).size < wanted.size) return false;
  const hashes = new Set(wanted.values());
  return Object.entries(pages).every(([file, [, hash]]) => wanted.has(file) || !hashes.has(hash));
}

function listCodes(diagnostics: readonly Diagnostic[], file: string): string {
  return diagnostics
    .flatMap((found) => (found.file === file ? [found.code] : []))
    .sort()
    .join();
}

interface Writing {
  site: Site;
  /** Those that are written. */
  routes: readonly Route[];
}

async function writePages(
  { target, outline, options, onStage }: Rebuilding,
  { site, routes }: Writing,
): Promise<Pick<Rebuilt, 'files' | 'growth'> | undefined> {
  const { react = 'production', host, cards = true, compression = true } = options;
  const plan = planDeploy(site.site.data, host);
  onStage('Bundling scripts');
  const drawing = await prepareDrawing(site, plan, react);
  const stage = await openStage(target);
  try {
    const sink = emitFiles(placedStage(stage, plan), compression ? plan.compressed : []);
    // The title and the region of each page are as they were, and so is its card.
    const card = (wanted: SocialCard) => {
      const url = outline.cards[keyOfCard(wanted)];
      if (url === undefined) throw new Error(`the last build has drawn no card "${wanted.title}"`);
      return url;
    };
    onStage('Drawing pages');
    const { failures } = await emitPages(site, drawing.options(cards ? card : undefined), { sink, routes });
    await sink.finish();
    onStage('Writing files');
    const isTaken = (files: Readonly<Record<string, ListedFile>>) =>
      !plan.host || findFileProblems(site, plan.host, new Map(Object.entries(files))).length === 0;
    const before = failures.length === 0 && (await replaceFiles(target, stage, isTaken));
    if (!before) return undefined;
    const pages = [...before].filter(([file]) => file.endsWith('.html'));
    const growth = pages.reduce((sum, [file, { bytes }]) => sum + (stage.listed.get(file)?.bytes ?? 0) - bytes, 0);
    return { files: [...before.keys()], growth };
  } finally {
    await stage.remove();
  }
}
