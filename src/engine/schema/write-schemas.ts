import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { publishSchemas, type Shapes, serialiseSchema } from './publish-schemas.ts';
import { noNames, type SiteNames } from './site-names.ts';

/**
 * Writes `schema/` anew from the shapes in `src/`, and deletes files without a shape.
 * @param names what editors offer for names of site.yaml @returns the files that changed
 */
export async function writeSchemas(folder: string, shapes: Shapes, names: SiteNames = noNames): Promise<string[]> {
  const published = publishSchemas(shapes, names);
  const changed: string[] = [];
  for (const [file, schema] of published) {
    const path = join(folder, file);
    const text = serialiseSchema(schema);
    if ((await readFile(path, 'utf8').catch(() => undefined)) === text) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    changed.push(file);
  }
  for (const file of await listPublished(folder)) {
    if (published.has(file)) continue;
    await rm(join(folder, file));
    changed.push(file);
  }
  return changed;
}

/** The published files, relative to the folder, with forward slashes. */
export async function listPublished(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  return files.filter((file) => file.endsWith('.schema.json')).map((file) => file.split(sep).join('/'));
}
