import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { uniqueDiagnostics } from '#engine/diagnostics/unique-diagnostics.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import { boundProse } from './bound-prose.ts';
import { correctSource } from './correct-source.ts';
import type { Validation, Validator } from './create-validator.ts';
import { describeErrors, mostDescribed } from './describe-errors.ts';
import { keepSound } from './keep-sound.ts';
import { keepSoundSite } from './keep-sound-site.ts';
import type { Page, Validated, ValidSite } from './validate-document.ts';

interface Judged<File> {
  /** Missing where nothing of the file can be relied on. */
  value?: File;
  diagnostics: Diagnostic[];
}

/**
 * Everything that is wrong with the shape of a page, also behind words that are misspelt, and what of it can be relied on.
 * Where that is not all of it, the page is marked as `unsound`.
 */
export function judgePage(source: SourceDocument, validator: Validator): Judged<Page> {
  const { current, found, diagnostics } = judge(source, validator.page, validator);
  const value = found.errors.length > 0 ? keepSound(current, found, validator) : whole<PageData>(current, found);
  const bounded = value && boundProse(value);
  return { value: bounded?.value, diagnostics: [...diagnostics, ...(bounded?.diagnostics ?? [])] };
}

/** The same for site.yaml. */
export function judgeSite(source: SourceDocument, validator: Validator): Judged<ValidSite> {
  const { current, found, diagnostics } = judge(source, validator.site, validator);
  const value = found.errors.length > 0 ? keepSoundSite(current, found) : whole<SiteConfig>(current, found);
  return { value, diagnostics };
}

function judge(source: SourceDocument, validate: Validator['page'], { blockTypes }: Validator) {
  let current = source;
  let diagnostics: Diagnostic[] = [];
  for (;;) {
    const found = validate(current.data);
    const all = uniqueDiagnostics([...diagnostics, ...describeErrors(current, found.errors, blockTypes)]);
    const isNew = all.length > diagnostics.length;
    diagnostics = all;
    // In a flood of mistakes none hides behind another.
    const corrected = isNew && found.errors.length <= mostDescribed ? correctSource(source, diagnostics) : undefined;
    if (!corrected) return { current, found, diagnostics };
    current = corrected;
  }
}

function whole<Data>(source: SourceDocument, { references }: Validation): Validated<Data> {
  return { source, data: source.data as Data, references };
}
