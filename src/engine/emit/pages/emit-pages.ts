import { hashSiteCode } from '#engine/blocks/hash-site-code.ts';
import { type DrawnPages, drawPages } from '#engine/emit/draw-pages.ts';
import type { FileSink } from '#engine/emit/emit-files.ts';
import { listFile } from '#engine/emit/file-list.ts';
import { type Content, StagedFile } from '#engine/emit/output/write-files.ts';
import type { RenderOptions } from '#engine/render/render-page.tsx';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { describeKept, type KeptFile, keepContent, pathOfKept } from './kept-file.ts';
import type { PageCache } from './page-cache.ts';

/** What the search of a site reads of a page. */
export interface SearchDocument {
  /** Of the content. */
  hash: string;
  content: Content;
}

export interface EmittedPages extends DrawnPages {
  /** By path; nothing where the site is not searched. */
  documents: ReadonlyMap<string, SearchDocument>;
}

interface Emitting {
  sink: FileSink;
  /** Those that are emitted; left out, all of the site. */
  routes?: readonly Route[];
  /** What earlier builds have drawn; left out, every page is drawn and nothing is kept. */
  cache?: PageCache;
  onPage?(): void;
}

/** Draws the pages that have to be drawn, and hands all of them on. @throws KeptPageDiffers */
export async function emitPages(site: Site, options: RenderOptions, { sink, routes, cache, onPage }: Emitting): Promise<EmittedPages> {
  const documents = new Map<string, SearchDocument>();
  const codeOf = cache && (await hashSiteCode(site.blockFolders));
  const result = await drawPages(site, options, {
    routes,
    cache,
    codeOf,
    onKept(page, { path }) {
      sink.place(page.files);
      if (page.document) documents.set(path, { hash: page.document.hash, content: new StagedFile(pathOfKept(page.document)) });
      onPage?.();
    },
    async onDrawn({ route: { path }, file, html, document }, reads) {
      const listed = document && listFile(document);
      const kept = cache && document && listed && describeKept(path, listed, await keepContent(document));
      if (document && listed) documents.set(path, { hash: listed.hash, content: kept ? new StagedFile(pathOfKept(kept)) : document });
      const onKept = (files: KeptFile[]) => {
        if (!document || kept) cache?.add(path, { reads, files, ...(kept && { document: kept }) });
      };
      await sink.add(file, html, cache && { onKept });
      onPage?.();
    },
  });
  return { ...result, documents };
}
