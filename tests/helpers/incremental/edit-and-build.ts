import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { loadBlocks } from '#engine/blocks/load-blocks.ts';
import { loadRenderer } from '#engine/compiled/import-source.ts';
import { hasErrors } from '#engine/diagnostics/diagnostic.ts';
import { collectCards } from '#engine/emit/card/collect-cards.ts';
import { drawPages } from '#engine/emit/draw-pages.ts';
import { emitSite } from '#engine/emit/emit-site.ts';
import type { Reads } from '#engine/render/recorder.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { theme } from '#theme/theme.ts';
import { filesBelow } from '../../safety/files-below.ts';
import { createScratchSite } from '../scratch-site.ts';
import { bundledScripts } from './fakes.ts';

/** One change of a site, or of what builds have kept. */
export interface Step {
  kind: (typeof kinds)[number];
  /** Which file; counted on from the first one after the last. */
  file: number;
  other: number;
  word: string;
}

const kinds = ['text', 'add', 'rename', 'swap', 'delete', 'revert', 'settings', 'part', 'picture', 'damage', 'nothing'] as const;

export const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  file: fc.nat(40),
  other: fc.nat(40),
  word: fc.stringMatching(/^[a-z]{3,8}$/),
});

/**
 * Takes a site through steps, and builds it after each: over what earlier builds have kept, and from nothing. Both have to be the same
 * bytes, and no page may be drawn whose values are as they were.
 * @param site a fixture
 */
export async function editAndBuild(site: string, steps: readonly Step[]): Promise<void> {
  const root = createScratchSite({}, site);
  const work = mkdtempSync(join(tmpdir(), 'edit-and-build-'));
  const [dist, clean, before] = ['dist', 'clean', 'before'].map((name) => join(work, name)) as [string, string, string];
  vi.stubEnv('BUILD_CACHE', join(work, 'cache'));
  const snapshots: string[] = [];
  const known = new Map<string, string>();
  try {
    for (const [index, step] of [{ kind: 'nothing', file: 0, other: 0, word: '' } as Step, ...steps].entries()) {
      cpSync(root, before, { recursive: true });
      if (step.kind === 'revert') restore(root, snapshots[step.file % Math.max(1, snapshots.length)] ?? before);
      else if (step.kind === 'damage') damage(join(work, 'cache'), step);
      else change(root, step);
      const { site, diagnostics } = await loadSite(root, theme);
      if (!site || hasErrors(diagnostics)) {
        restore(root, before);
        continue;
      }
      const { reasons, failures } = await emitSite(site, dist);
      expect(failures).toEqual([]);
      await emitSite(site, clean, { noCache: true });
      expect(filesBelow(dist)).toEqual(filesBelow(clean));
      const reads = await readAll(site);
      if (step.kind !== 'damage') {
        const drawnNeedlessly = [...reasons].filter(([path, why]) => why.startsWith('drawn') && known.get(path) === reads.get(path));
        expect(drawnNeedlessly).toEqual([]);
      }
      for (const [path, values] of reads) known.set(path, values);
      const snapshot = join(work, `snapshot-${index}`);
      cpSync(root, snapshot, { recursive: true });
      snapshots.push(snapshot);
      rmSync(before, { recursive: true });
    }
  } finally {
    vi.unstubAllEnvs();
    for (const folder of [root, work]) rmSync(folder, { recursive: true });
  }
}

/** What each path is drawn from. */
async function readAll(site: Site): Promise<Map<string, string>> {
  const renderer = await loadRenderer(theme);
  const cards = await collectCards(renderer.card, site.fonts);
  const all = new Map<string, string>();
  const assets = { ...bundledScripts.assets, card: cards.add, searchIndex: site.site.data.search ? '/pagefind/' : undefined };
  await drawPages(
    site,
    { blocks: await loadBlocks(site.blockFolders), renderer, assets, firstPaintScript: '' },
    { onDrawn: async ({ route }, reads: Reads) => void all.set(route.path, JSON.stringify([...reads].sort())) },
  );
  return all;
}

function change(root: string, { kind, file, other, word }: Step): void {
  const pages = filesIn(join(root, 'pages')).filter((path) => path.endsWith('.yaml'));
  const parts = pages.filter((path) => /\/_[^/]*(?:\/|$)/.test(path.slice(root.length)));
  const pictures = filesIn(join(root, 'pages')).filter((path) => path.endsWith('.svg'));
  const page = at(pages, file) as string;
  const renamed = page.replace(/[^/]+$/, `${word}.yaml`);
  if (kind === 'text') edit(page, addWord(word));
  if (kind === 'part') edit(at(parts, file), addWord(word));
  if (kind === 'picture') edit(at(pictures, file), (text) => text.replace('</svg>', `<path d="M${other} 0h9v9z"/></svg>`));
  if (kind === 'settings') edit(join(root, 'site.yaml'), at(settings(word), other) as (text: string) => string);
  if (kind === 'rename') renameSync(page, renamed);
  if (kind === 'delete') rmSync(page);
  if (kind === 'add') writeFileSync(renamed, readFileSync(page, 'utf8').replace(/^route: .*$/m, `route: /${word}-${other}`));
  if (kind === 'swap') {
    const second = at(pages, other) as string;
    const text = readFileSync(page);
    writeFileSync(page, readFileSync(second));
    writeFileSync(second, text);
  }
}

function at<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % items.length];
}

function edit(path: string | undefined, replace: (text: string) => string): void {
  if (path !== undefined) writeFileSync(path, replace(readFileSync(path, 'utf8')));
}

const addWord = (word: string) => (text: string) =>
  text.replace(/^( *(?:title|heading|summary|intro|description): )(?=[A-Z])/m, `$1${word} `);

/** A setting that all pages show, one that the menus show, and none. */
const settings = (word: string) => [
  (text: string) => text.replace(/^( *tagline: )/m, `$1${word} `),
  (text: string) => text.replace(/^( *- \{ label: )(?=[A-Z])/m, `$1${word} `),
  (text: string) => `${text}# ${word}\n`,
];

/** Truncates, deletes or overwrites something that earlier builds have kept. */
function damage(cache: string, { file, other, word }: Step): void {
  const files = existsSync(cache) ? filesIn(cache) : [];
  const path = files[(file * 41 + other) % files.length];
  if (path === undefined) return;
  if (other % 3 === 0) rmSync(path);
  else if (other % 3 === 1) truncateSync(path, Math.floor(statSync(path).size / 2));
  // In place of the file, for the output may share its content.
  else {
    rmSync(path);
    writeFileSync(path, word);
  }
}

function restore(root: string, from: string): void {
  rmSync(root, { recursive: true });
  cpSync(from, root, { recursive: true });
}

/** The absolute paths of all files of a folder, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
