import { join, relative, sep } from 'node:path';
import { engineFingerprint } from '#engine/cache/engine-fingerprint.ts';
import { cacheFolder } from '#engine/cache/keep-file.ts';
import { readSealed, writeSealed } from '#engine/cache/sealed-file.ts';
import { contentHash } from '#engine/read/content-hash.ts';
import { routeLockFile } from '#engine/read/read-route-lock.ts';
import type { SiteOutline } from '#engine/rebuild/site-outline.ts';
import { hashOfValue } from '#engine/render/recorder.ts';
import { dayOf, hashFile, listDays, listInputs, listOutputs, stateOf } from './build-inputs.ts';
import type { Report } from './build-report.ts';

interface Building {
  /** Absolute path of the site. */
  root: string;
  /** Absolute path of the output. */
  target: string;
  /** What else decides what is written and said, as plain data. */
  settings: unknown;
  /** The instant that is built for, in milliseconds since 1970. */
  now: number;
}

/** What a build has written and said. */
export interface BuildResult {
  /** The number of its paths and of its files, and the bytes of the files, compressed copies aside. */
  pages: number;
  files: number;
  bytes: number;
  report: Report;
  /** What was said at the end. */
  notes: string;
  /** What is needed to draw single pages again; missing where that cannot be done. */
  outline?: SiteOutline;
}

/** What the last build of an output was made from, and what it wrote. */
interface Written extends BuildResult {
  /** The instant that was built for, and the one at which other pages are published; in milliseconds since 1970. */
  now: number;
  until?: number;
  /** Files outside the folders of a site that it was made from, relative to the site. */
  others: string[];
  /** The hashes of what it was made from, by path relative to the site. */
  inputs: Readonly<Record<string, string>>;
  /** Of all else that decides what is written. */
  rest: string;
  outputs: string;
}

export interface BuildRecord {
  /** Every file that the site is made from, relative to it. */
  readonly inputs: readonly string[];
  /** The last build, where its output is as it was left, and nothing has changed since but the contents of some files. */
  readonly last?: LastBuild;
  /**
   * Writes down a build that has just been published. @param others absolute paths of files that the site was made from
   * @param until the instant at which other pages are published
   */
  write(built: BuildResult & { others: readonly string[]; until?: number }): Promise<void>;
  /** The same for one that has replaced some files of the last build. @param files in the output */
  writeAgain(built: BuildResult, files: readonly string[]): void;
}

export interface LastBuild extends BuildResult {
  /** The files that have changed, relative to the site. */
  changed: readonly string[];
}

/**
 * Compares a site and its output with the last build. Sources are compared by their contents. Files of the output are taken for
 * those that the build wrote while their size, time and inode are the same, as git does it; nothing in it is read.
 */
export async function openBuildRecord(building: Building): Promise<BuildRecord> {
  const { root, target, settings, now } = building;
  const path = join(cacheFolder(), 'builds', `${hashOfValue([root, target, settings])}.last`);
  const written = readSealed(path) as Written | undefined;
  const inputs = listInputs(root);
  const sumRest = async (others: readonly string[]) =>
    hashOfValue([
      engineFingerprint(),
      process.env.NODE_ENV,
      dayOf(now),
      [...inputs.keys()].sort(),
      others.map((file) => hashFile(join(root, file))),
      await listDays(root, inputs),
    ]);
  const isInTime = written && now >= written.now && now < (written.until ?? Number.POSITIVE_INFINITY);
  const outputs = isInTime && (await sumRest(written.others)) === written.rest ? listOutputs(target) : undefined;
  const isLeft = outputs !== undefined && hashOutputs(outputs) === written?.outputs;
  const changed = isLeft ? [...inputs].flatMap(([file, hash]) => (written?.inputs[file] === hash ? [] : [file])) : [];
  return {
    inputs: [...inputs.keys()],
    last: isLeft && written ? { ...written, changed } : undefined,
    async write({ others, until, ...result }) {
      // The build itself may have written it.
      const lock = hashFile(join(root, routeLockFile));
      if (lock) inputs.set(routeLockFile, lock);
      const outside = others.map((file) => relative(root, file)).filter((file) => !inputs.has(file.split(sep).join('/')));
      const rest = await sumRest(outside);
      writeSealed(path, {
        ...result,
        now,
        until,
        others: outside,
        inputs: Object.fromEntries(inputs),
        rest,
        outputs: hashOutputs(listOutputs(target)),
      } satisfies Written);
    },
    writeAgain(result, files) {
      if (!written || !outputs) return;
      for (const file of ['routes.json', ...files]) outputs.set(file, stateOf(target, file));
      const now = { inputs: Object.fromEntries(inputs), outputs: hashOutputs(outputs) };
      writeSealed(path, { ...written, ...result, ...now } satisfies Written);
    },
  };
}

/** Of tens of thousands of files: without JSON, which would look at each letter. */
function hashOutputs(outputs: ReadonlyMap<string, string>): string {
  const lines: string[] = [];
  for (const [file, state] of outputs) lines.push(file, state);
  return contentHash(lines.join('\n'), 32);
}
