import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { engineFingerprint } from '#engine/cache/engine-fingerprint.ts';
import { cacheFolder } from '#engine/cache/keep-file.ts';
import { readSealed, writeSealed } from '#engine/cache/sealed-file.ts';
import { contentHash } from '#engine/read/content-hash.ts';
import { isRecord } from '#engine/read/is-record.ts';
import type { Reads } from '#engine/render/recorder.ts';
import { isIntact, type KeptFile, readKeptFile, type WrittenFile, writeKeptFile } from './kept-file.ts';

/** A page as an earlier build has drawn it. */
export interface KeptPage {
  /** All that it was drawn from. */
  reads: Reads;
  /** Its file in the output and the compressed copies of it. */
  files: readonly KeptFile[];
  /** What the search of the site reads of it, where it is searched. */
  document?: KeptFile;
}

/** The drawings of a site's pages that earlier builds have kept. */
export interface PageCache {
  /** Those of a path, the newest first. */
  find(path: string): readonly KeptPage[];
  /** Takes a drawing for the builds to come. */
  add(path: string, page: KeptPage): void;
  /** A file of the output that is no page, as a picture or a card, and its copies. Its name has to change whenever its content would. */
  findFile(file: string): readonly KeptFile[] | undefined;
  /** @param files the file, and its copies */
  addFile(files: readonly KeptFile[]): void;
  /** A text that takes long to compute, by all that it is computed from. */
  findText(from: string): string | undefined;
  addText(from: string, text: string): void;
  /** Writes down what was added, and what was found; does nothing where nothing can be kept. @param paths all that the site has */
  save(paths: readonly string[]): void;
  /** Forgets everything. */
  clear(): void;
}

/** How many drawings of a path are kept, for what is changed and changed back. */
const mostVersions = 3;

/** How many paths are remembered that the site no longer has. */
const mostGone = 1_000;

/** As it is written: names, hashes and reads that many pages have in common stand once in `words`. */
interface Written {
  words: string[];
  /** By path: of each drawing the reads as name, hash, name, hash …, the files, and the document. */
  pages: Record<string, WrittenPage[]>;
  /** Those that are no pages, each with its copies. */
  files: WrittenFile[][];
  texts: Record<string, string>;
}

type WrittenPage = [reads: number[], files: WrittenFile[], document?: WrittenFile];

/**
 * A file that cannot be read, is truncated, or was written by another state of the engine holds nothing.
 * @param root absolute path of the site @param variant tells apart what is made of the pages besides, as their compressed copies
 */
export function openPageCache(root: string, variant: string): PageCache {
  const key = contentHash([root, variant, engineFingerprint(), process.env.NODE_ENV].join('\0'), 20);
  const path = join(cacheFolder(), 'builds', `${key}.json`);
  let written = readWritten(path);
  const read = new Map<string, readonly KeptPage[]>();
  const added = new Map<string, KeptPage>();
  let files = new Map(written.files.map((one) => [one[0]?.[0], one.map(readKeptFile)]));
  const usedFiles = new Map<string | undefined, readonly KeptFile[]>();
  const usedTexts = new Map<string, string>();
  let isChanged = false;

  const readPage = ([reads, files, document]: WrittenPage): KeptPage => {
    const { words } = written;
    const pairs = new Map<string, string>();
    for (let at = 0; at < reads.length; at += 2) pairs.set(words[reads[at] ?? -1] ?? '', words[reads[at + 1] ?? -1] ?? '');
    return { reads: pairs, files: files.map(readKeptFile), ...(document && { document: readKeptFile(document) }) };
  };
  const find = (path: string) => {
    const pages = read.get(path) ?? (Object.hasOwn(written.pages, path) ? (written.pages[path] ?? []) : []).map(readPage);
    read.set(path, pages);
    return pages;
  };
  return {
    find,
    add(path, page) {
      added.set(path, page);
      isChanged = true;
    },
    findFile(file) {
      const known = usedFiles.get(file) ?? files.get(file);
      if (!known?.every(isIntact)) return undefined;
      usedFiles.set(file, known);
      return known;
    },
    addFile(files) {
      usedFiles.set(files[0]?.file, files);
      isChanged = true;
    },
    findText(from) {
      const known = usedTexts.get(from) ?? (Object.hasOwn(written.texts, from) ? written.texts[from] : undefined);
      if (known !== undefined) usedTexts.set(from, known);
      return known;
    },
    addText(from, text) {
      usedTexts.set(from, text);
      isChanged = true;
    },
    save(paths) {
      if (!isChanged) return;
      const live = new Set(paths);
      const gone = Object.keys(written.pages).filter((path) => !live.has(path));
      const intern = createInterner();
      const pages: Written['pages'] = {};
      for (const path of [...live, ...gone.slice(0, mostGone)]) {
        const versions = [...(added.get(path) ? [added.get(path) as KeptPage] : []), ...find(path)].slice(0, mostVersions);
        if (versions.length > 0) pages[path] = versions.map((page) => writePage(page, intern.numberOf));
      }
      writeSealed(path, {
        words: intern.words(),
        pages,
        files: [...usedFiles.values()].map((files) => files.map(writeKeptFile)),
        texts: Object.fromEntries(usedTexts),
      } satisfies Written);
    },
    clear() {
      written = nothing;
      read.clear();
      added.clear();
      files = new Map();
      usedFiles.clear();
      usedTexts.clear();
      rmSync(path, { force: true });
    },
  };
}

const nothing: Written = { words: [], pages: {}, files: [], texts: {} };

function readWritten(path: string): Written {
  const written = readSealed(path);
  const isWhole =
    isRecord(written) && Array.isArray(written.words) && isRecord(written.pages) && Array.isArray(written.files) && isRecord(written.texts);
  return isWhole ? (written as unknown as Written) : nothing;
}

function writePage({ reads, files, document }: KeptPage, numberOf: (word: string) => number): WrittenPage {
  const pairs = [...reads].flatMap(([name, hash]) => [numberOf(name), numberOf(hash)]);
  return [pairs, files.map(writeKeptFile), ...(document ? [writeKeptFile(document)] : [])] as WrittenPage;
}

/** Gives each word a number: its place in the list of all. */
function createInterner(): { numberOf(word: string): number; words(): string[] } {
  const numbers = new Map<string, number>();
  return {
    numberOf(word) {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      return number;
    },
    words: () => [...numbers.keys()],
  };
}
