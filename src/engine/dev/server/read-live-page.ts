import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import type { Parsed } from '#engine/read/parse-nodes.ts';
import { readSource } from '#engine/read/read-source.ts';
import type { Validator } from '#engine/validate/create-validator.ts';
import { judgePage } from '#engine/validate/judge-document.ts';
import { readAddresses } from '#engine/validate/read-addresses.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import { type BrokenBlocks, recoverPage } from './recover-page.ts';

/** One page file as it is, and what is shown of it. */
export interface LivePage {
  file: string;
  text: string;
  /** From reading and validating. */
  diagnostics: Diagnostic[];
  /** What is shown: the file, what could be salvaged of it, or what it was before. Missing where it never was sound. */
  shown?: Page;
  /** What of the file as it is can be relied on, for the checks. */
  judged?: Page;
  /** The file as it was when nothing in it was wrong. */
  sound?: Page;
  broken: BrokenBlocks;
  /** Whether `shown` is what the file was before. */
  stale: boolean;
}

const none: BrokenBlocks = new Map();

/**
 * Reads a page file again.
 * @param file relative to the root @param previous what was known of it
 */
export async function readLivePage(root: string, file: string, validator: Validator, previous?: LivePage): Promise<LivePage> {
  await writtenOut(join(root, file));
  const read = readSource(file, join(root, file));
  return read.text !== '' && read.text === previous?.text ? previous : toLivePage(file, read, validator, previous);
}

/** Makes of a file that was read what can be shown of it. */
export function toLivePage(
  file: string,
  { source, text, diagnostics: found }: Parsed & { text: string },
  validator: Validator,
  previous?: LivePage,
): LivePage {
  const keep = (diagnostics: Diagnostic[], judged?: Page): LivePage => {
    const shown = previous?.sound ?? previous?.shown;
    const broken = previous?.sound ? none : (previous?.broken ?? none);
    return { file, text, diagnostics, shown, judged, sound: previous?.sound, broken, stale: shown !== undefined };
  };
  if (!source) return keep(found, readAddresses({ file, path: '', text }, validator));
  const { value: judged, diagnostics: shapeDiagnostics } = judgePage(source, validator);
  const diagnostics = [...found, ...shapeDiagnostics];
  if (judged && shapeDiagnostics.length === 0)
    return { file, text, diagnostics, shown: judged, judged, sound: judged, broken: none, stale: false };
  const salvaged = recoverPage(source, validator.page(source.data), diagnostics, previous?.shown?.data);
  if (!salvaged) return keep(diagnostics, judged);
  return { file, text, diagnostics, shown: salvaged.page, judged, sound: previous?.sound, broken: salvaged.broken, stale: false };
}

/** Programs that save empty a file before they fill it; one that is empty is given a moment. */
export async function writtenOut(path: string): Promise<void> {
  const isEmpty = async () => {
    const kind = await lstat(path).catch(() => undefined);
    return kind?.isFile() === true && kind.size === 0;
  };
  for (let tries = 0; tries < 4 && (await isEmpty()); tries++) await setTimeout(10);
}
