import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Migrations } from '#engine/blocks/load-migrations.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { sharedName } from '#engine/layers/base-path.ts';
import { composeBlock, composePage } from '#engine/layers/compose-page.ts';
import { describeLayerProblem } from '#engine/layers/describe-layer-problem.ts';
import type { LayerFiles } from '#engine/layers/layer-reader.ts';
import type { Parsed } from '#engine/read/parse-nodes.ts';
import { readSettings } from '#engine/read/read-settings.ts';
import { readSource } from '#engine/read/read-source.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { type CollectionFolder, type EntryPlace, entryPlaceOf } from '#engine/schema/entry-place.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import type { Validator } from '#engine/validate/create-validator.ts';
import { findMisplacedEntry } from '#engine/validate/find-misplaced-entry.ts';
import { judgePage, judgePart, judgeSite } from '#engine/validate/judge-document.ts';
import { readPageRoutes, unreadEntry } from '#engine/validate/read-page-routes.ts';
import type { Page, Validated } from '#engine/validate/validate-document.ts';

/** One YAML file as it was read. */
export interface ReadFile {
  /** Relative to the root, with forward slashes. */
  file: string;
  /** Empty where the file cannot be read. */
  text: string;
  /** Missing where the text is no sound YAML. */
  source?: SourceDocument;
  /** What is wrong with it before anything in it is looked at. */
  diagnostics: readonly Diagnostic[];
}

/** One YAML file of a site as it is; of a page that is put together from several files, `source` is all of it. */
export interface SiteFile<Data> extends ReadFile {
  /** What of the file can be relied on; missing where that is nothing. */
  value?: Validated<Data> & Pick<Page, 'entry'>;
  /** Whether nothing is wrong with its shape, so that `value` is all that the file says. */
  isSound: boolean;
  /** The page with former names and outdated blocks as they are written today, where it has some. */
  today?: SourceDocument;
  /** Where it is an entry of a collection, which. */
  entry?: EntryPlace;
  /** From reading and validating. */
  diagnostics: readonly Diagnostic[];
}

/** A page or a part of pages, judged, with what it was judged from: it is the same as long as that is. */
export interface JudgedFile<File extends ReadFile> {
  result: File;
  from: JudgedFrom;
}

interface JudgedFrom {
  /** Every file that was asked for, one that is missing too. */
  files: Map<string, ReadFile | undefined>;
  /** The folders of entries: one of them may be its own. */
  collections?: readonly CollectionFolder[];
  /** The names of all files, where they were asked for: a suggestion is one of them. */
  names?: string;
}

interface Judging<File extends ReadFile> {
  read: ReadFile;
  all: ReadFiles;
  /** As it was judged the last time. */
  before?: JudgedFile<File>;
}

export interface FileReader {
  /** Absolute path of the site. */
  root: string;
  validator: Validator;
  /** How blocks of earlier shapes are written today. */
  migrations: Migrations;
}

/** Every page and part of a site, as they were read. */
export type ReadFiles = ReadonlyMap<string, ReadFile>;

/** @param before what was read the last time, which is returned where the text is the same */
export function readYamlFile({ root }: FileReader, file: string, before?: ReadFile): ReadFile {
  const read = readSource(file, join(root, file));
  return isSame(read, before) ? before : { file, ...read };
}

/** A page over the files it is made of. */
export function judgePageFile(
  { root, validator, migrations }: FileReader,
  { read, all, collections, before }: Judging<SiteFile<PageData>> & { collections: readonly CollectionFolder[] },
): JudgedFile<SiteFile<PageData>> {
  const { file, text, source } = read;
  if (before && isFrom(before, read, all) && isSameFolders(before.from.collections, collections)) return before;
  const entry = entryPlaceOf(file, collections);
  const from: JudgedFrom = { files: new Map([[file, read]]), collections };
  if (!source) {
    const unread = { file, path: join(root, file), text };
    const value = text === '' ? undefined : entry ? unreadEntry(unread, entry) : readPageRoutes(unread, validator);
    const diagnostics = read.diagnostics.map((found) => adviseOnEmpty(found, entry, validator));
    return { result: { ...read, value, isSound: false, entry, diagnostics }, from };
  }
  // What its kind is nobody knows: the name in site.yaml is a mistake, which is reported there.
  if (entry && entry.kind === undefined) return { result: { ...read, isSound: false, entry }, from };
  const composed = composePage(source, layerFiles(all, validator, from));
  const found = [...read.diagnostics, ...composed.problems.map(describeLayerProblem)];
  const page = judged(judgePage(composed.source, validator, { migrations, entry }), found);
  const misplaced = page.isSound ? undefined : findMisplacedEntry(composed.source, entry, { validator, collections, files: all.keys() });
  // Whatever else is wrong with it is only wrong in this folder.
  if (misplaced)
    return { result: { ...read, source: composed.source, isSound: false, entry, diagnostics: [...found, ...misplaced] }, from };
  return { result: { ...read, source: composed.source, ...page, entry }, from };
}

/** An empty entry needs other keys than an empty page. */
function adviseOnEmpty(found: Diagnostic, entry: EntryPlace | undefined, validator: Validator): Diagnostic {
  if (found.code !== 'empty-file' || entry?.kind === undefined) return found;
  const required = validator.entry(entry.kind, {}).errors.flatMap(({ params }) => params.missingProperty ?? []);
  return { ...found, suggestion: `Write the ${entry.kind} into it (${required.join(', ')}), or delete the file.` };
}

/** A part of pages: a shared block, or what pages extend. */
export function judgePartFile({ validator, migrations }: FileReader, { read, all, before }: Judging<ReadFile>): JudgedFile<ReadFile> {
  if (before && isFrom(before, read, all)) return before;
  const { file, source } = read;
  const from: JudgedFrom = { files: new Map([[file, read]]) };
  if (!source) return { result: read, from };
  const compose = sharedName(file) === undefined ? composePage : composeBlock;
  const composed = compose(source, layerFiles(all, validator, from));
  const diagnostics = [
    ...read.diagnostics,
    ...composed.problems.map(describeLayerProblem),
    ...judgePart(composed.source, validator, migrations),
  ];
  return { result: { ...read, source: composed.source, diagnostics }, from };
}

/** @param before as for `readYamlFile` */
export async function readSettingsFile({ root, validator }: FileReader, before?: SiteFile<SiteConfig>): Promise<SiteFile<SiteConfig>> {
  const file = 'site.yaml';
  const read = await readSettings(root);
  if (isSame(read, before)) return before;
  const { source, text, diagnostics } = read;
  return source
    ? { file, text, source, ...judged(judgeSite(source, validator), diagnostics) }
    : { file, text, isSound: false, diagnostics };
}

/** Whether a file and all it was put together from are as they were. */
function isFrom({ from, result }: JudgedFile<ReadFile>, read: ReadFile, all: ReadFiles): boolean {
  for (const [name, known] of from.files) if ((name === result.file ? read : all.get(name)) !== known) return false;
  return from.names === undefined || from.names === listNames(all);
}

/** Mostly the very same: they are read anew with site.yaml only. */
function isSameFolders(before: readonly CollectionFolder[] | undefined, collections: readonly CollectionFolder[]): boolean {
  return before === collections || isDeepStrictEqual(before, collections);
}

function listNames(all: ReadFiles): string {
  return [...all.keys()].join('\n');
}

/** @param from gets what is asked for */
function layerFiles(all: ReadFiles, { itemKeys }: Validator, from: JudgedFrom): LayerFiles {
  return {
    itemKeys,
    list() {
      from.names = listNames(all);
      return [...all.keys()];
    },
    source(name) {
      const read = all.get(name);
      from.files.set(name, read);
      return read && (read.source ?? null);
    },
  };
}

function judged<Data>(
  { value, diagnostics, today }: { value?: Validated<Data>; diagnostics: Diagnostic[]; today?: SourceDocument },
  found: readonly Diagnostic[],
): Pick<SiteFile<Data>, 'value' | 'isSound' | 'diagnostics' | 'today'> {
  const isSound = value !== undefined && !value.unsound && diagnostics.length === 0;
  return { value, isSound, diagnostics: [...found, ...diagnostics], today };
}

/** Of two files in different encodings only one has a source. */
function isSame<File extends ReadFile>({ source, text }: Parsed & { text: string }, before?: File): before is File {
  return source !== undefined && before?.source !== undefined && text === before.text;
}
