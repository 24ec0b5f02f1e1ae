import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineRoot } from '../engine-root.ts';
import { loadBlockSchemas } from '../schema/load-block-schemas.ts';
import { publishSchemas, serialiseSchema } from '../schema/publish-schemas.ts';
import { listPublished, writeSchemas } from '../schema/write-schemas.ts';

const folder = join(engineRoot, 'schema');

/** Publishes the schemas, or only says which published ones are stale. @returns the exit code */
export async function schema(onlyCheck: boolean): Promise<number> {
  const files = onlyCheck ? await findStale() : await writeSchemas(folder);
  const list = files.map((file) => `schema/${file}\n`).join('');
  if (files.length === 0) process.stdout.write('schema/ is up to date.\n');
  else if (onlyCheck) process.stdout.write(`${list}These do not match the shapes in src/. Run: npm run schema\n`);
  else process.stdout.write(list);
  return onlyCheck && files.length > 0 ? 1 : 0;
}

async function findStale(): Promise<string[]> {
  const published = publishSchemas(await loadBlockSchemas());
  const stale = (await listPublished(folder)).filter((file) => !published.has(file));
  for (const [file, content] of published) {
    const text = await readFile(join(folder, file), 'utf8').catch(() => undefined);
    if (text !== serialiseSchema(content)) stale.push(file);
  }
  return stale;
}
