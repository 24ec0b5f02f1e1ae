import { accessSync, constants, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { engineRoot } from '#engine/engine-root.ts';
import { contentHash } from '#engine/read/content-hash.ts';
import { writeWhole } from './write-whole.ts';

/** A result of an earlier build, or of this one. */
export interface Kept {
  content: Buffer;
  /** Absolute path of a file with this content; missing where it could not be written. */
  path?: string;
}

/** Absolute path of the folder of everything that builds keep for later ones: what BUILD_CACHE names, or .cache/ of this checkout. */
export function cacheFolder(): string {
  return process.env.BUILD_CACHE ? resolve(process.env.BUILD_CACHE) : join(engineRoot, '.cache');
}

/**
 * Lets this process, and those that it starts, keep what they make in .cache/ of a site, unless BUILD_CACHE names another folder. An
 * output in the site shares its files with it then: links do not cross file systems.
 */
export function keepInSite(folder: string): void {
  process.env.BUILD_CACHE ||= resolve(folder, '.cache');
}

/** Makes a folder in .cache/. What is kept stands in the site and is no part of it: Git is told so. @param folder absolute */
export function makeKeptFolder(folder: string): void {
  const isNew = mkdirSync(folder, { recursive: true }) !== undefined;
  if (isNew) writeFileSync(join(cacheFolder(), '.gitignore'), '*\n');
}

/** Results that are being made, by name: a second request for one waits for the same result. */
const making = new Map<string, Promise<Kept>>();

/** The paths of everything that was asked for. */
const asked = new Set<string>();

/** What is kept in each folder: the name of the file by the name that it was asked for by. */
const listed = new Map<string, Map<string, string>>();

/** How many bytes this process has added. */
let added = 0;

/**
 * Returns a result from .cache/, or makes it and keeps it there for later builds. Requests at the same time make it once.
 * @param name path in .cache/; it has to change whenever the result would
 */
export async function keepFile(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  return (await keepFileAt(name, make)).content;
}

/** Like `keepFile`, with the place of the result: a file that holds nothing else can be published by a link. */
export function keepFileAt(name: string, make: () => Promise<Buffer>): Promise<Kept> {
  const known = making.get(name);
  if (known) return known;
  const made = readOrMake(name, make).finally(() => making.delete(name));
  making.set(name, made);
  return made;
}

/** Whether a result is kept, or seems to be: it may be damaged. @param name as `keepFile` gets it */
export function isKeptAs(name: string): boolean {
  return listKept(join(cacheFolder(), dirname(name))).has(basename(name));
}

/** Whether a path was asked for by this process. @param path absolute */
export function wasAsked(path: string): boolean {
  return asked.has(path);
}

/** Notes that a kept file is in use. @param path absolute */
export function markAsked(path: string): void {
  asked.add(path);
}

/** Bytes that this process has added to .cache/. */
export function addedBytes(): number {
  return added;
}

async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Kept> {
  const folder = join(cacheFolder(), dirname(name));
  const names = listKept(folder);
  const file = names.get(basename(name));
  if (file !== undefined) {
    const path = join(folder, file);
    const content = await readFile(path).catch(() => undefined);
    if (content && file.endsWith(sumOf(content))) {
      asked.add(path);
      return { content, path };
    }
    // A full disk, a power cut or another program may have left something else in its place.
    names.delete(basename(name));
    await rm(path, { force: true }).catch(() => undefined);
  }
  const content = await make();
  const path = join(folder, `${basename(name)}.${sumOf(content)}`);
  // The result is there whether or not it can be kept: the folder may be read-only, or the disk full.
  try {
    makeKeptFolder(folder);
    writeWhole(path, content);
  } catch {
    return { content };
  }
  names.set(basename(name), basename(path));
  asked.add(path);
  added += content.length;
  return { content, path };
}

/** The name of a kept file ends with this: what was truncated or changed is noticed. */
function sumOf(content: Buffer): string {
  return contentHash(content, 16);
}

function listKept(folder: string): Map<string, string> {
  const known = listed.get(folder);
  if (known) return known;
  const names = new Map<string, string>();
  for (const file of namesIn(folder)) {
    const [, name] = /^(.+)\.[\da-f]{16}$/.exec(file) ?? [];
    if (name) names.set(name, file);
  }
  listed.set(folder, names);
  return names;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Why nothing can be kept, as the code of the system's error; undefined where it can. */
export function refuseKeeping(): string | undefined {
  try {
    mkdirSync(cacheFolder(), { recursive: true });
    accessSync(cacheFolder(), constants.W_OK);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}
