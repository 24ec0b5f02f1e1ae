import type { ErrorObject } from 'ajv';
import type { DataPath } from '#contract/data-path.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import type { EntryPlace } from '#engine/schema/entry-place.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import type { Reference, Validator } from './create-validator.ts';
import { describeErrors } from './describe-errors.ts';

/** A file with the right shape, and every value in it that names something else. */
export interface Validated<Data> {
  source: SourceDocument;
  data: Data;
  references: Reference[];
  /** What of it is not to be relied on, where it has mistakes that no fix could take out. */
  unsound?: Unsound;
}

export interface Unsound {
  /** Keys of the page that have a mistake, or that it does not know. */
  lost: ReadonlySet<string>;
  /** The blocks whose keys cannot be read. */
  broken: ReadonlySet<number>;
  /** The paths of objects and lists with a mistake: other diagnostics inside them may be consequences of it. */
  around: readonly DataPath[];
}

export interface Page extends Validated<PageData> {
  /** Set for an entry of a collection. Its `data` holds the keys of its kind too, and a route where it has a page. */
  entry?: EntryPlace;
}

export type ValidSite = Validated<SiteConfig>;

interface Result<Data> {
  /** Missing where the shape is wrong; the diagnostics then say how. */
  value?: Validated<Data>;
  diagnostics: Diagnostic[];
}

export function validatePage(source: SourceDocument, validator: Validator): Result<PageData> {
  return validate<PageData>(source, validator.page(source.data), validator);
}

export function validateSite(source: SourceDocument, validator: Validator): Result<SiteConfig> {
  return validate<SiteConfig>(source, validator.site(source.data), validator);
}

function validate<Data>(
  source: SourceDocument,
  { errors, references }: { errors: ErrorObject[]; references: Reference[] },
  validator: Validator,
): Result<Data> {
  if (errors.length > 0) return { diagnostics: describeErrors(source, errors, validator.blockTypes) };
  return { value: { source, data: source.data as Data, references }, diagnostics: [] };
}
