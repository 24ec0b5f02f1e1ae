import { NotPublished } from '#engine/emit/output/not-published.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { type Rebuilding, rebuildPages } from '#engine/rebuild/rebuild-pages.ts';
import type { BuildRecord, LastBuild } from './build-record.ts';
import { codesOfReport, namesElsewhere, replaceInReport, textOfReport, writeReport } from './build-report.ts';
import { measureStages } from './measure-stages.ts';

interface Again extends Pick<Rebuilding, 'root' | 'theme' | 'now' | 'target' | 'options'> {
  /** Whether to use ANSI colours. */
  colour: boolean;
}

/** What is said of a build, but for the seconds that it took. */
interface Said {
  before: string;
  after: string;
}

/**
 * A build that has nothing to do, or so little that the rest of the site need not be read.
 * @returns undefined where the whole site has to be built
 */
export async function buildAgain(record: BuildRecord, again: Again): Promise<Said | undefined> {
  const { last } = record;
  if (!last) return undefined;
  const shown = pathFromHere(again.target);
  if (last.changed.length > 0) return replacePages(record, last, again);
  const { report, notes, pages, files } = last;
  const unchanged = `Nothing has changed since the last build: the ${pages} paths and ${files} files of ${shown} are as they were.`;
  return { before: `${textOfReport(report)}${notes}${unchanged} Looked at`, after: '' };
}

async function replacePages(record: BuildRecord, last: LastBuild, again: Again): Promise<Said | undefined> {
  const { root, target, colour } = again;
  const { outline, changed, report, notes } = last;
  if (!outline || namesElsewhere(report, changed)) return undefined;
  const stages = measureStages('Reading and checking');
  const rebuilding = { ...again, inputs: record.inputs, changed, outline, codes: codesOfReport(report), onStage: stages.enter };
  const rebuilt = await rebuildPages(rebuilding).catch((error) => {
    // Another build is at work: the whole build waits for it, or says so.
    if (error instanceof NotPublished) return undefined;
    throw error;
  });
  if (!rebuilt) return undefined;
  const { diagnostics, texts, drawn, files, growth } = rebuilt;
  const result = {
    pages: last.pages,
    files: last.files,
    bytes: last.bytes + growth,
    report: replaceInReport(report, writeReport(diagnostics, { texts, root, colour })),
    notes,
    outline: rebuilt.outline,
  };
  record.writeAgain(result, files);
  const paths = `${last.pages} paths (${drawn} drawn, ${last.pages - drawn} kept from earlier builds)`;
  return {
    before: `${textOfReport(result.report)}${paths}, ${last.files} files, ${Math.round(result.bytes / 1024)} kB: ${files.length} files replaced in ${pathFromHere(target)}`,
    after: `${stages.describe()}\n${notes}`,
  };
}
