import type { PageData } from '#engine/schema/page-schema.ts';
import { completeEntry } from '#engine/validate/complete-entry.ts';
import type { Validator } from '#engine/validate/create-validator.ts';
import { shapeOf } from '#engine/validate/judge-document.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import { type BrokenBlocks, recoverPage } from './recover-page.ts';
import type { SiteFile } from './site-file.ts';

/** What is shown of a page file, which may have mistakes. */
export interface ShownPage {
  /** The file as it was read. */
  file: SiteFile<PageData>;
  /** The file as it is, what could be recovered of it, or what it was before. Missing where it never was sound. */
  page?: Page;
  /** The file as it was when nothing in it was wrong. */
  sound?: Page;
  broken: BrokenBlocks;
  /** Whether `page` is what the file was before. */
  isStale: boolean;
}

const none: BrokenBlocks = new Map();

/** @param previous what was shown of the file before */
export function showPage(file: SiteFile<PageData>, validator: Validator, previous?: ShownPage): ShownPage {
  const { source, value, isSound, diagnostics } = file;
  if (isSound) return { file, page: value, sound: value, broken: none, isStale: false };
  const sound = previous?.sound;
  // What is only written as it was before is drawn as it is written today.
  const read = file.today ?? source;
  const recovered =
    read &&
    recoverPage(read, shapeOf(validator, file.entry)(read.data), {
      diagnostics,
      previous: previous?.page?.data,
      isEntry: file.entry !== undefined,
    });
  if (recovered) {
    const page = file.entry ? completeEntry(recovered.page, file.entry) : recovered.page;
    return { file, ...recovered, page, sound, isStale: false };
  }
  const page = sound ?? previous?.page;
  return { file, page, sound, broken: sound ? none : (previous?.broken ?? none), isStale: page !== undefined };
}
