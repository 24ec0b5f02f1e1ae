import { hashSiteCode } from '#engine/blocks/hash-site-code.ts';
import type { DrawingFailure } from '#engine/diagnostics/drawing-failure.ts';
import { drawPages } from '#engine/emit/draw-pages.ts';
import { describeKept, type FileSink, keepContent } from '#engine/emit/emit-files.ts';
import { hashOf, listFile } from '#engine/emit/file-list.ts';
import { type Content, StagedFile } from '#engine/emit/output/write-files.ts';
import type { RenderOptions } from '#engine/render/render-page.tsx';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { type KeptFile, pathOfKept } from './kept-file.ts';
import type { PageCache } from './page-cache.ts';

/** What the search of a site reads of a page. */
export interface SearchDocument {
  /** Of the content. */
  hash: string;
  content: Content;
}

export interface EmittedPages {
  drawn: number;
  kept: number;
  failures: DrawingFailure[];
  /** By path; nothing where the site is not searched. */
  documents: ReadonlyMap<string, SearchDocument>;
  /** Of each path, why it was drawn or not. */
  reasons: ReadonlyMap<string, string>;
}

interface Emitting {
  sink: FileSink;
  /** What earlier builds have drawn; left out, every page is drawn and nothing is kept. */
  cache?: PageCache;
  onPage(): void;
}

/** Draws the pages that have to be drawn, and hands all of them on. @throws KeptPageDiffers */
export async function emitPages(site: Site, options: RenderOptions, { sink, cache, onPage }: Emitting): Promise<EmittedPages> {
  const documents = new Map<string, SearchDocument>();
  const codeOf = cache && (await hashSiteCode(site.blockFolders));
  const result = await drawPages(site, options, {
    cache,
    codeOf,
    onKept(page, { path }) {
      sink.place(page.files);
      if (page.document) documents.set(path, { hash: page.document.hash, content: new StagedFile(pathOfKept(page.document)) });
      onPage();
    },
    async onDrawn({ route: { path }, file, html, document }, reads) {
      const kept = cache && document && describeKept(path, listFile(document), await keepContent(document));
      if (document) documents.set(path, { hash: hashOf(document), content: kept ? new StagedFile(pathOfKept(kept)) : document });
      const onKept = (files: KeptFile[]) => {
        if (!document || kept) cache?.add(path, { reads, files, ...(kept && { document: kept }) });
      };
      await sink.add(file, html, cache && { onKept });
      onPage();
    },
  });
  return { ...result, documents };
}
