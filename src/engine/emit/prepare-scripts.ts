import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import type { AssetManifest } from '#contract/asset-manifest.ts';
import type { TypeFolders } from '#engine/blocks/type-folders.ts';
import { engineFingerprint } from '#engine/cache/engine-fingerprint.ts';
import { keepValue } from '#engine/cache/keep-value.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { contentHash } from '#engine/read/content-hash.ts';
import type { ReactBuild, ScriptsOf } from './build-client.ts';

export interface Scripts {
  assets: AssetManifest;
  /** By path in dist/. */
  files: Map<string, Buffer>;
  /** The text of the script that stands in every document. */
  firstPaint: string;
}

/** The scripts as they are kept: their files in base64. */
interface KeptScripts {
  files: [file: string, content: string][];
  urls: [entry: string, url: string][];
  firstPaint: string;
  /** Whether files are in them that `keyOf` does not know, as one that lies beside the folder of a site's blocks. */
  unknown: boolean;
}

/**
 * The scripts of all blocks, bundled or as an earlier build bundled them from the same files.
 * @throws if a script does not compile, with Vite's own message
 */
export async function prepareScripts(site: ScriptsOf, react: ReactBuild): Promise<Scripts> {
  const own = listOwnFiles(site.blockFolders);
  let made: KeptScripts | undefined;
  const make = async () => {
    made = await bundle(site, react, own);
    return made;
  };
  const kept = await keepValue(`scripts/${keyOf(own, react, site.service)}.json`, make);
  const { files, urls, firstPaint } = kept.unknown ? (made ?? (await make())) : kept;
  const byEntry = new Map(urls);
  const script = (entry: string) => {
    const url = byEntry.get(entry);
    if (!url) throw new Error(`no script was built for "${entry}"`);
    return url;
  };
  return { files: new Map(files.map(([file, content]) => [file, Buffer.from(content, 'base64')])), assets: { script }, firstPaint };
}

async function bundle(site: ScriptsOf, react: ReactBuild, own: readonly string[]): Promise<KeptScripts> {
  // Loaded when there is something to bundle: Vite takes a second of processor time to load.
  const [{ buildClient }, { bundleFirstPaintScript }] = await Promise.all([
    import('./build-client.ts'),
    import('./bundle-first-paint-script.ts'),
  ]);
  const [{ files, urls, sources }, firstPaint] = await Promise.all([buildClient(site, react), bundleFirstPaintScript()]);
  const known = new Set(own);
  // Bundlers name a file by its own path, and node_modules may be a link.
  const ofEngine = ['src', 'node_modules'].map((folder) => realpathSync(join(engineRoot, folder)) + sep);
  return {
    files: [...files].map(([file, content]) => [file, content.toString('base64')]),
    urls: [...urls],
    firstPaint,
    unknown: [...sources].map(normalize).some((file) => !known.has(file) && !ofEngine.some((folder) => file.startsWith(folder))),
  };
}

/** Changes whenever the scripts would. */
function keyOf(own: readonly string[], react: ReactBuild, service: ScriptsOf['service']): string {
  const contents = own.map((file) => [file, contentHash(readFileSync(file), 64)]);
  return contentHash(JSON.stringify([engineFingerprint(), react, contents, service]), 32);
}

/** Every file of the folders of the site's own blocks. */
function listOwnFiles(folders: TypeFolders): string[] {
  return folders.typesOfSite().flatMap((type) => {
    const folder = dirname(folders.file(type, 'schema.ts'));
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  });
}
