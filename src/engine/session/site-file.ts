import { join } from 'node:path';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import type { Parsed } from '#engine/read/parse-nodes.ts';
import { readSettings } from '#engine/read/read-settings.ts';
import { readSource } from '#engine/read/read-source.ts';
import type { SourceDocument } from '#engine/read/source-document.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import type { SiteConfig } from '#engine/schema/site-schema.ts';
import type { Validator } from '#engine/validate/create-validator.ts';
import { judgePage, judgeSite } from '#engine/validate/judge-document.ts';
import { readPageRoutes } from '#engine/validate/read-page-routes.ts';
import type { Validated } from '#engine/validate/validate-document.ts';

/** One YAML file of a site as it is. */
export interface SiteFile<Data> {
  /** Relative to the root, with forward slashes. */
  file: string;
  /** Empty where the file cannot be read. */
  text: string;
  /** Missing where the text is no sound YAML. */
  source?: SourceDocument;
  /** What of the file can be relied on; missing where that is nothing. */
  value?: Validated<Data>;
  /** Whether nothing is wrong with its shape, so that `value` is all that the file says. */
  isSound: boolean;
  /** From reading and validating. */
  diagnostics: readonly Diagnostic[];
}

export interface FileReader {
  /** Absolute path of the site. */
  root: string;
  validator: Validator;
}

/** @param before what was read the last time, which is returned where the text is the same */
export function readPageFile({ root, validator }: FileReader, file: string, before?: SiteFile<PageData>): SiteFile<PageData> {
  const path = join(root, file);
  const read = readSource(file, path);
  if (isSame(read, before)) return before;
  const { source, text, diagnostics } = read;
  if (source) return { file, text, source, ...judged(judgePage(source, validator), diagnostics) };
  const value = text === '' ? undefined : readPageRoutes({ file, path, text }, validator);
  return { file, text, value, isSound: false, diagnostics };
}

/** @param before as for `readPageFile` */
export async function readSettingsFile({ root, validator }: FileReader, before?: SiteFile<SiteConfig>): Promise<SiteFile<SiteConfig>> {
  const file = 'site.yaml';
  const read = await readSettings(root);
  if (isSame(read, before)) return before;
  const { source, text, diagnostics } = read;
  return source
    ? { file, text, source, ...judged(judgeSite(source, validator), diagnostics) }
    : { file, text, isSound: false, diagnostics };
}

function judged<Data>(
  { value, diagnostics }: { value?: Validated<Data>; diagnostics: Diagnostic[] },
  found: readonly Diagnostic[],
): Pick<SiteFile<Data>, 'value' | 'isSound' | 'diagnostics'> {
  return { value, isSound: value !== undefined && diagnostics.length === 0, diagnostics: [...found, ...diagnostics] };
}

/** Of two files in different encodings only one has a source. */
function isSame<Data>({ source, text }: Parsed & { text: string }, before?: SiteFile<Data>): before is SiteFile<Data> {
  return source !== undefined && before?.source !== undefined && text === before.text;
}
