import { dirname, join } from 'node:path/posix';
import type { ErrorObject } from 'ajv';
import type { Migrations } from '#engine/blocks/load-migrations.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { identityOf, uniqueDiagnostics } from '#engine/diagnostics/unique-diagnostics.ts';
import { isPart } from '#engine/read/is-part.ts';
import { originAt } from '#engine/read/origin-at.ts';
import { pathFromFolder } from '#engine/read/relative-path.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import { valueAt } from '#engine/read/value-at.ts';
import type { EntryPlace } from '#engine/schema/entry-place.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import { boundProse } from './bound-prose.ts';
import { completeEntry } from './complete-entry.ts';
import { correctSource } from './correct-source.ts';
import type { Validation, Validator } from './create-validator.ts';
import { describeErrors, mostDescribed } from './describe-errors.ts';
import { keepSound } from './keep-sound.ts';
import { keepSoundSite } from './keep-sound-site.ts';
import { migrateBlocks } from './migrate-blocks.ts';
import type { Page, Validated, ValidSite } from './validate-document.ts';

interface Judged<File> {
  /** Missing where nothing of the file can be relied on. */
  value?: File;
  diagnostics: Diagnostic[];
  /** The file with former names and outdated blocks as they are written today, where it has some. */
  today?: SourceDocument;
}

interface PageJudging {
  migrations?: Migrations;
  /** Where the file is an entry of a collection, which. */
  entry?: EntryPlace;
}

/** The check of a file: of an entry by its kind, else of a page. */
export function shapeOf({ page, entry: check }: Validator, entry: EntryPlace | undefined): Validator['page'] {
  const { kind } = entry ?? {};
  return kind === undefined ? page : (data) => check(kind, data);
}

/**
 * Everything that is wrong with the shape of a page, also behind words that are misspelt, and what of it can be relied on.
 * Where that is not all of it, the page is marked as `unsound`.
 */
export function judgePage(source: SourceDocument, validator: Validator, { migrations = new Map(), entry }: PageJudging = {}): Judged<Page> {
  const migrate = (page: SourceDocument) => migrateBlocks(page, validator, migrations);
  const validate = shapeOf(validator, entry);
  const { current, found, diagnostics } = judge(source, { validate, blockTypes: validator.blockTypes, migrate });
  const isWhole = found.errors.length === 0 && !current.layers?.unresolved.length;
  const value = isWhole ? whole<PageData>(current, found) : keepSound(current, found, validator);
  const placed = value && entry ? completeEntry(value, entry) : value;
  const bounded = placed && boundProse(movePictures(placed));
  const former = diagnostics.filter(({ code }) => code === 'former-name');
  const isOld = former.length > 0 || diagnostics.some(({ code }) => code === 'outdated-block');
  return {
    value: bounded?.value,
    diagnostics: [...diagnostics, ...(bounded?.diagnostics ?? [])],
    ...(isOld && { today: migrate(correctSource(source, former) ?? source).source }),
  };
}

/** What is wrong with the shape of a file that is a part of pages. What it lacks, the pages that use it may add. */
export function judgePart(source: SourceDocument, validator: Validator, migrations: Migrations = new Map()): Diagnostic[] {
  const validate = (data: unknown) => {
    const { errors, references } = validator.page(data);
    return { errors: errors.filter(({ keyword }) => keyword !== 'required'), references };
  };
  const migrate = (part: SourceDocument) => migrateBlocks(part, validator, migrations);
  const { diagnostics } = judge(source, { validate, blockTypes: validator.blockTypes, migrate });
  // A block that lacks something cannot be judged once it is migrated, either.
  return diagnostics.filter(({ code }) => code !== 'failed-migration');
}

/** The same for site.yaml. */
export function judgeSite(source: SourceDocument, validator: Validator): Judged<ValidSite> {
  const { current, found, diagnostics } = judge(source, { validate: validator.site, blockTypes: validator.blockTypes });
  const value = found.errors.length > 0 ? keepSoundSite(current, found) : whole<SiteConfig>(current, found);
  return { value, diagnostics };
}

interface Judging {
  validate: Validator['page'];
  blockTypes: readonly string[];
  /** Writes outdated blocks as they are written today. */
  migrate?: (source: SourceDocument) => ReturnType<typeof migrateBlocks>;
}

function judge(source: SourceDocument, { validate, blockTypes, migrate }: Judging) {
  let current = source;
  let diagnostics: Diagnostic[] = [];
  for (;;) {
    const migrated = migrate?.(current);
    current = migrated?.source ?? current;
    const validation = validate(current.data);
    const found = { ...validation, errors: withoutUnresolved(validation.errors, current) };
    // What else is wrong with a block of an earlier shape only follows from that.
    const own = found.errors.filter(({ instancePath }) => !migrated?.failed.has(blockOf(instancePath)));
    const described = describeErrors(current, own, blockTypes);
    const all = uniqueDiagnostics([...diagnostics, ...(migrated?.diagnostics ?? []), ...described]);
    const isNew = all.length > diagnostics.length;
    diagnostics = all;
    // In a flood of mistakes none hides behind another.
    const corrected = isNew && found.errors.length <= mostDescribed ? correctSource(source, diagnostics) : undefined;
    if (!corrected) return { current, found, diagnostics: withoutGiven(diagnostics, described) };
    current = corrected;
  }
}

/**
 * What a part of pages lacks, a page may give it under a key that is only read as it was meant once a typo is corrected.
 * @param last what is wrong with the file when all typos are corrected
 */
function withoutGiven(diagnostics: readonly Diagnostic[], last: readonly Diagnostic[]): Diagnostic[] {
  const left = new Set(last.map(identityOf));
  return diagnostics.filter((one) => one.code !== 'missing-key' || !isPart(one.file) || left.has(identityOf(one)));
}

/** The index of the block that a pointer leads into; NaN where it leads elsewhere. */
function blockOf(pointer: string): number {
  return Number(/^\/blocks\/(\d+)/.exec(pointer)?.[1] ?? Number.NaN);
}

/** Nothing is known of what could not be put together, and why it could not is said already. */
function withoutUnresolved(errors: ErrorObject[], { layers }: SourceDocument): ErrorObject[] {
  const unresolved = layers?.unresolved.map((path) => path.map((step) => `/${step}`).join('')) ?? [];
  return unresolved.length === 0 ? errors : errors.filter(({ instancePath }) => !unresolved.some((path) => instancePath.startsWith(path)));
}

/** Gives the pictures that another file names the path that leads to them from the folder of the page. */
function movePictures(page: Page): Page {
  const { source, data } = page;
  if (!source.layers) return page;
  const references = page.references.map((reference) => {
    const origin = originAt(source, reference.path).source;
    if (reference.kind !== 'image' || dirname(origin.file) === dirname(source.file)) return reference;
    const value = pathFromFolder(dirname(source.file), join(dirname(origin.file), reference.value));
    const holder = valueAt(data, reference.path.slice(0, -1)) as Record<string | number, unknown>;
    holder[reference.path.at(-1) as string] = value;
    return { ...reference, value };
  });
  return { ...page, references };
}

function whole<Data>(source: SourceDocument, { references }: Validation): Validated<Data> {
  return { source, data: source.data as Data, references };
}
