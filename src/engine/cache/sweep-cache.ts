import { type Dirent, lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addedBytes, cacheFolder, wasAsked } from './keep-file.ts';

export interface SweepLimits {
  /** Bytes that all folders together may hold. */
  bytes: number;
  /** Days after which a file that no build has used is deleted. */
  days: number;
}

const usualLimits: SweepLimits = { bytes: 4 * 1024 ** 3, days: 30 };

/** Looking at every file takes time: it is done once a day, and after a build that has added this many bytes. */
const pauseBetweenSweeps = { milliseconds: 86_400_000, bytes: 256 * 1024 ** 2 };

/** Milliseconds after which a file that was being written is taken for left over. */
const unfinishedFor = 3_600_000;

interface Found {
  path: string;
  size: number;
  time: number;
}

/**
 * Keeps .cache/ bounded: what no build has used for long is deleted, then, where there is still too much, the oldest first. What
 * a build uses is named by `keepFile`, or has a second name in an output.
 * @param folders of .cache/
 */
export function sweepCache(folders: readonly string[], limits: SweepLimits = usualLimits, now = Date.now()): void {
  const kept: Found[] = [];
  const oldest = now - limits.days * 86_400_000;
  for (const path of folders.flatMap((folder) => filesIn(join(cacheFolder(), folder)))) {
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (!found) continue;
    const isUsed = wasAsked(path) || found.nlink > 1;
    const isLeft = path.endsWith('.tmp') && found.mtimeMs < now - unfinishedFor;
    if (isLeft || (!isUsed && found.mtimeMs < oldest)) remove(path);
    // A file of an output takes no further room.
    else if (found.nlink === 1 || wasAsked(path)) kept.push({ path, size: found.size, time: wasAsked(path) ? now : found.mtimeMs });
  }
  let total = kept.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of kept.sort((a, b) => a.time - b.time)) {
    if (total <= limits.bytes) return;
    remove(path);
    total -= size;
  }
}

/** `sweepCache`, where it is time for it. */
export function sweepCacheSometimes(folders: readonly string[]): void {
  const marker = join(cacheFolder(), 'swept');
  try {
    const last = lstatSync(marker, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - last < pauseBetweenSweeps.milliseconds && addedBytes() < pauseBetweenSweeps.bytes) return;
    sweepCache(folders);
    writeFileSync(marker, '');
  } catch {
    // Where nothing can be read or written, nothing was added either.
  }
}

function filesIn(folder: string): string[] {
  let entries: Dirent[] = [];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Somebody else's file in a folder of ours: it is no reason to fail a build.
  }
}
