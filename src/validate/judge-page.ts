import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { uniqueDiagnostics } from '../diagnostics/unique-diagnostics.ts';
import type { SourceDocument } from '../read/source-document.ts';
import type { PageData } from '../schema/page-schema.ts';
import { correctSource } from './correct-source.ts';
import type { Validator } from './create-validator.ts';
import { describeErrors } from './describe-errors.ts';
import { keepSound } from './keep-sound.ts';
import type { Page } from './validate-document.ts';

/**
 * Everything that is wrong with the shape of a page, also behind words that are misspelt, and what of it can be relied on.
 * Where that is not all of it, the page is marked as `unsound`.
 */
export function judgePage(source: SourceDocument, validator: Validator): { value?: Page; diagnostics: Diagnostic[] } {
  let current = source;
  let diagnostics: Diagnostic[] = [];
  for (;;) {
    const found = validator.page(current.data);
    const all = uniqueDiagnostics([...diagnostics, ...describeErrors(current, found.errors, validator.blockTypes)]);
    const isNew = all.length > diagnostics.length;
    diagnostics = all;
    const corrected = isNew ? correctSource(source, diagnostics) : undefined;
    if (corrected) current = corrected;
    else if (found.errors.length > 0) return { value: keepSound(current, found, validator), diagnostics };
    else return { value: { source: current, data: current.data as PageData, references: found.references }, diagnostics };
  }
}
