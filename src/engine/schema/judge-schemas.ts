import { join } from 'node:path';
import type { JsonSchema } from '#contract/json-schema.ts';
import type { TypeFolders } from '#engine/blocks/type-folders.ts';
import { firstLineOf, placeOfError } from '#engine/diagnostics/place-of-error.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { isRecord } from '#engine/read/is-record.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { findSchemaMistakes, type SchemaMistake } from './find-schema-mistakes.ts';
import { locateInSource } from './locate-in-source.ts';
import { pageSchema } from './page-schema.ts';
import { siteSchema } from './site-schema.ts';

/** A mistake in a shape that a developer has written. */
export interface LocatedMistake extends Omit<SchemaMistake, 'path'> {
  /** Relative to the current folder: src/theme/blocks/hero/schema.ts. */
  file: string;
  line: number;
  column: number;
}

/** What is wrong with the shapes of `src/`, each mistake once and at its place; empty where all may be published. */
export async function judgeSchemas(blocks: Readonly<Record<string, JsonSchema>>, folders: TypeFolders): Promise<LocatedMistake[]> {
  const found = [
    ...(await judge(join(engineRoot, 'src/engine/schema/page-schema.ts'), 'pageSchema', pageSchema)),
    ...(await judge(join(engineRoot, 'src/engine/schema/site-schema.ts'), 'siteSchema', siteSchema)),
  ];
  for (const [type, schema] of Object.entries(blocks)) found.push(...(await judgeBlockSchema(type, schema, folders)));
  // A mistake in a shared part is found once for each shape that has it.
  return [...new Map(found.map((mistake) => [JSON.stringify(mistake), mistake])).values()];
}

/** What is wrong with the shape of one block. */
export function judgeBlockSchema(type: string, schema: JsonSchema | undefined, folders: TypeFolders): Promise<LocatedMistake[]> {
  return judgeSchemaAt(folders.file(type, 'schema.ts'), schema);
}

/** What is wrong with the shape that a schema.ts exports. @param path absolute */
export function judgeSchemaAt(path: string, schema: JsonSchema | undefined): Promise<LocatedMistake[]> {
  return judge(path, 'schema', schema);
}

/** A mistake of a whole file. @param path absolute */
export function mistakeIn(path: string, message: string, suggestion: string): LocatedMistake {
  return { file: pathFromHere(path), line: 1, column: 1, message, suggestion, breaks: true };
}

/** What was thrown when a file was loaded, at its place in that file or in one that it imports. @param path absolute */
export function mistakeOfLoading(path: string, error: unknown): LocatedMistake {
  const { file = pathFromHere(path), line = 1, column = 1 } = placeOfError(error) ?? {};
  return { ...mistakeIn(path, `The file cannot be loaded: ${firstLineOf(error)}`, 'Correct the code.'), file, line, column };
}

export function describeMistake({ file, line, column, message, suggestion }: LocatedMistake): string {
  return `${file}:${line}:${column}  ${message} ${suggestion}`;
}

async function judge(path: string, name: string, schema: JsonSchema | undefined): Promise<LocatedMistake[]> {
  if (!isRecord(schema)) {
    const message = schema === undefined ? `The file exports no "${name}".` : `What the file exports as "${name}" is no schema.`;
    return [mistakeIn(path, message, `Write: export const ${name} = { … } as const;`)];
  }
  const located = findSchemaMistakes(schema).map(async ({ path: place, ...mistake }) => {
    const { file, line, column } = await locateInSource(path, name, place);
    return { ...mistake, file: pathFromHere(file), line, column };
  });
  return Promise.all(located);
}
