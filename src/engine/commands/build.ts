import { join, resolve } from 'node:path';
import { nearest } from '#contract/nearest.ts';
import type { Theme } from '#contract/theme.ts';
import { loadBlocks } from '#engine/blocks/load-blocks.ts';
import { cacheFolder, refuseKeeping } from '#engine/cache/keep-file.ts';
import { BeyondHost } from '#engine/deploy/beyond-host.ts';
import { describeUnknownHost, isHostName } from '#engine/deploy/host-names.ts';
import { hasErrors } from '#engine/diagnostics/diagnostic.ts';
import { formatFailure } from '#engine/diagnostics/drawing-failure.ts';
import { KeptPageDiffers } from '#engine/emit/draw-pages.ts';
import { emitSite, type OutputOptions } from '#engine/emit/emit-site.ts';
import { DamagedPicture } from '#engine/emit/encode-image.ts';
import { NotPublished } from '#engine/emit/output/not-published.ts';
import { prepareOutput } from '#engine/emit/output/prepare-output.ts';
import { SearchIndexFailed } from '#engine/emit/search/run-pagefind.ts';
import { npmRun } from '#engine/npm-run.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { outlineSite } from '#engine/rebuild/site-outline.ts';
import { momentOf } from '#engine/resolve/describe-withheld.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { buildAgain } from './build-again.ts';
import { openBuildRecord } from './build-record.ts';
import { textOfReport, writeReport } from './build-report.ts';
import { keepRouteLock } from './keep-route-lock.ts';
import { measureStages } from './measure-stages.ts';
import { readInstant } from './read-instant.ts';
import { refuse } from './refuse.ts';
import { refuseBlocks } from './refuse-blocks.ts';
import { type Progress, showProgress } from './show-progress.ts';

interface BuildOptions extends Omit<OutputOptions, 'host'> {
  out?: string;
  /** Whether its paths are written down as released; a build to a place of its own is mostly a preview. */
  release?: boolean;
  /** The moment whose pages are written; left out, the present. */
  now?: string;
  /** The host that is built for, instead of the one in site.yaml. */
  host?: string;
  /** A path: why its page was drawn or not is said. */
  why?: string;
  /** Whether every page is drawn, whatever earlier builds have kept. */
  noCache?: boolean;
}

/**
 * Checks a site and writes it to `out`, or to dist/ in its folder. A site with errors is not written, and what was there
 * stays.
 * @returns the exit code
 */
export async function build(theme: Theme, folder: string, options: BuildOptions = {}): Promise<number> {
  const { out, release = !out, now, react, host, cards = true, compression = true, why, noCache } = options;
  const started = performance.now();
  const instant = readInstant(now);
  if (instant.problem !== undefined) return refuse(instant.problem);
  if (host !== undefined && !isHostName(host)) return refuse(describeUnknownHost(host));
  const root = resolve(folder);
  const target = out ? resolve(out) : join(root, 'dist');
  const shown = pathFromHere(target);
  const secondsSince = () => ((performance.now() - started) / 1000).toFixed(1);
  const colour = process.stdout.isTTY ?? false;
  const settings = [theme.folder, react, host, cards, compression, release, colour, process.cwd()];
  const record = noCache ? undefined : await openBuildRecord({ root, target, settings, now: instant.now });
  const emitting = { react, host, cards, compression };
  const again =
    record && why === undefined
      ? await buildAgain(record, { root, theme, now: instant.now, target, colour, options: emitting })
      : undefined;
  if (again !== undefined) {
    process.stdout.write(`${again.before} in ${secondsSince()} s.\n${again.after}`);
    return 0;
  }
  const refused = await refuseBlocks(theme, root);
  if (refused) return refused;
  const refusal = await prepareOutput(target, root);
  if (refusal) return refuseOutput(shown, refusal);
  const stages = measureStages('Reading and checking');
  const session = await loadSite(root, theme, { now: instant.now, host });
  const { site, diagnostics, texts } = session;
  const report = writeReport(diagnostics, { texts, root, colour });
  process.stdout.write(textOfReport(report));
  if (!site || hasErrors(diagnostics)) {
    process.stdout.write(`Nothing was written; ${shown} is as it was.\n`);
    return 1;
  }
  const progress = showProgress(process.stderr);
  const onProgress: Progress['show'] = (stage, done, total) => {
    stages.enter(stage);
    progress.show(stage, done, total);
  };
  const emitted = await emitSite(site, target, { ...emitting, onProgress, noCache })
    .finally(progress.end)
    .catch((error) => {
      if (
        error instanceof NotPublished ||
        error instanceof BeyondHost ||
        error instanceof DamagedPicture ||
        error instanceof SearchIndexFailed ||
        error instanceof KeptPageDiffers
      )
        return error;
      throw error;
    });
  if (emitted instanceof NotPublished) return refuseOutput(shown, emitted.message);
  if (emitted instanceof BeyondHost) {
    const beyond = textOfReport(writeReport(emitted.diagnostics, { texts, root, colour }));
    process.stdout.write(`${beyond}Nothing was written; ${shown} is as it was.\n`);
    return 1;
  }
  if (emitted instanceof Error) {
    process.stdout.write(`${describeFailure(emitted)}\n\nNothing was written; ${shown} is as it was.\n`);
    return 1;
  }
  const { pages, drawn, files, bytes, failures, reasons } = emitted;
  if (failures.length > 0) {
    const reports = failures.map((failure) =>
      formatFailure(
        { ...failure, file: pathFromHere(join(root, failure.file)) },
        { text: texts.get(failure.file), dev: npmRun('dev', root) },
      ),
    );
    process.stdout.write(`${reports.join('\n\n')}\n\nNothing was written; ${shown} is as it was.\n`);
    return 1;
  }
  process.stdout.write(
    `${pages} paths (${drawn} drawn, ${pages - drawn} kept from earlier builds), ${files} files, ${Math.round(bytes / 1024)} kB written to ${shown} in ${secondsSince()} s.\n${stages.describe()}\n`,
  );
  for (const note of [emitted.note, noCache ? undefined : describeNoCache(), why && describeReason(why, reasons)])
    if (note) process.stdout.write(`${note}\n`);
  const note = release ? keepRouteLock(site) : undefined;
  if (note) process.stdout.write(`${note}\n`);
  const missing = [...(cards ? [] : ['social cards']), ...(compression ? [] : ['compressed copies'])];
  const preview = missing.length > 0 ? `This is a preview without ${missing.join(' and ')}: leave out --no-… to publish.\n` : '';
  const [change] = session.next?.changes ?? [];
  const next = change ? `The content changes next at ${momentOf(change)}: build again then.\n` : '';
  process.stdout.write(preview + next);
  // A note says what an operator should look at: it is said again by the next build.
  if (emitted.note !== undefined) return 0;
  const others = [...Object.values(site.fonts), ...site.images.values()].map(({ path }) => path);
  const outline = session.next ? undefined : outlineSite(site, await loadBlocks(site.blockFolders), emitted.cards);
  await record?.write({ pages, files, bytes, report, notes: preview + next, outline, others, until: session.next?.time });
  return 0;
}

function describeFailure(failure: DamagedPicture | SearchIndexFailed | KeptPageDiffers): string {
  if (failure instanceof DamagedPicture)
    return `${pathFromHere(failure.path)} is cut off or damaged (${failure.message}): export the picture again.`;
  if (failure instanceof SearchIndexFailed)
    return `Pagefind could not make the search index (${failure.message}): run npm ci, or take "search: true" out of site.yaml.`;
  return `${failure.message}. Build with --no-cache, and report this: some code reads what it is not handed, as the time or a file.`;
}

/** Why nothing is kept for later builds; undefined where it is. */
function describeNoCache(): string | undefined {
  const reason = refuseKeeping();
  return (
    reason &&
    `${pathFromHere(cacheFolder())} cannot be written (${reason}): every build draws every page until you may write there, or BUILD_CACHE names another folder.`
  );
}

function describeReason(path: string, reasons: ReadonlyMap<string, string>): string {
  const reason = reasons.get(path);
  if (reason) return `${path} was ${reason}.`;
  const guess = nearest(path, [...reasons.keys()]);
  return `The site has no path ${path}, so it was neither drawn nor kept.${guess ? ` Did you mean ${guess}?` : ''}`;
}

function refuseOutput(output: string, reason: string): number {
  process.stderr.write(`Nothing was written: ${output} ${reason}. Choose a folder of its own: --out <folder>.\n`);
  return 2;
}
