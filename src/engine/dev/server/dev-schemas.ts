import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { JsonSchema } from '#contract/json-schema.ts';
import type { Theme } from '#contract/theme.ts';
import { blockFolders, entryFolders } from '#engine/blocks/type-folders.ts';
import type { Problem } from '#engine/dev/wire.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { describeStale, findStaleSchemas } from '#engine/schema/find-stale-schemas.ts';
import { judgeSchemas, type LocatedMistake } from '#engine/schema/judge-schemas.ts';
import { judgeSiteExamples } from '#engine/schema/judge-site-blocks.ts';
import { judgeSiteCode } from '#engine/schema/judge-site-code.ts';
import { loadShapes } from '#engine/schema/load-shapes.ts';
import { publishSchemas, serialiseSchema } from '#engine/schema/publish-schemas.ts';
import { publishedFolder } from '#engine/schema/published-folder.ts';
import { listPublished } from '#engine/schema/write-schemas.ts';
import { createValidator, type Validator } from '#engine/validate/create-validator.ts';
import { errorToProblem, toCodeProblem } from './error-to-problem.ts';

/** The shapes of `src/` as they are, published or not: pages are judged by a change as soon as it is saved. */
export interface DevSchemas {
  validator: Validator;
  /** What would be published, by file name. */
  published: ReadonlyMap<string, JsonSchema>;
  problems: Problem[];
}

/**
 * @param root absolute path of the site @param before the result of the last time: used where the shapes have mistakes, and
 * kept where nothing has changed
 */
export async function loadDevSchemas(theme: Theme, root: string, before?: DevSchemas): Promise<DevSchemas> {
  const folders = blockFolders(theme, root);
  const folder = publishedFolder(root);
  const ofSite = await judgeSiteCode(theme, root);
  const { published, problems } = await readShapes(theme, root);
  problems.unshift(...ofSite.map(toProblem).filter((mistake) => !problems.some((same) => isAt(same, mistake))));
  if (!published) return { ...(before ?? compile(await readPublished(folder))), problems };
  const stale = await findStaleSchemas(published, folder);
  if (stale.length > 0) problems.push(staleProblem(stale, { theme, root }));
  const schemas = before && isSame(before.published, published) ? before : compile(published);
  problems.push(...judgeSiteExamples(root, folders, schemas.validator).map(toProblem));
  return { ...schemas, problems };
}

async function readShapes(theme: Theme, root: string): Promise<{ published?: Map<string, JsonSchema>; problems: Problem[] }> {
  try {
    const shapes = await loadShapes(theme, root);
    const mistakes = await judgeSchemas(shapes.blocks, blockFolders(theme, root));
    const problems = mistakes.map(toProblem);
    return { problems, published: mistakes.some(({ breaks }) => breaks) ? undefined : publishSchemas(shapes) };
  } catch (error) {
    return { problems: [errorToProblem(error, 'A shape cannot be loaded')] };
  }
}

async function readPublished(folder: string): Promise<Map<string, JsonSchema>> {
  const files = await listPublished(folder);
  return new Map(files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonSchema]));
}

function compile(published: ReadonlyMap<string, JsonSchema>): Omit<DevSchemas, 'problems'> {
  return { published, validator: createValidator(published) };
}

function isSame(a: ReadonlyMap<string, JsonSchema>, b: ReadonlyMap<string, JsonSchema>): boolean {
  const text = (schemas: ReadonlyMap<string, JsonSchema>) => [...schemas].map(([file, schema]) => file + serialiseSchema(schema)).join();
  return text(a) === text(b);
}

function isAt(one: Problem, other: Problem): boolean {
  return one.path === other.path && one.line === other.line && one.column === other.column;
}

function toProblem({ file, line, column, message, suggestion }: LocatedMistake): Problem {
  return toCodeProblem({ code: 'block-schema', message, suggestion: suggestion }, { path: resolve(file), line, column });
}

function staleProblem(stale: readonly string[], { theme, root }: { theme: Theme; root: string }): Problem {
  const { what, command } = describeStale(stale, publishedFolder(root));
  return toCodeProblem(
    {
      code: 'stale-schema',
      message: what,
      suggestion: `Run: ${command}. Until then check and build refuse to run, and editors complete what was before.`,
    },
    { path: sourceOf(stale[0] ?? '', theme, root), line: 1, column: 1 },
  );
}

/** The source file of a published schema; its folder, if the file is gone. */
function sourceOf(published: string, theme: Theme, root: string): string {
  const [, what, type] = /^(blocks|entries)\/(.+)\.schema\.json$/.exec(published) ?? [];
  const folders = what === 'entries' ? entryFolders(theme, root) : blockFolders(theme, root);
  if (!type) return join(engineRoot, 'src', 'engine', 'schema');
  const file = folders.file(type, 'schema.ts');
  return folders.has(type, 'schema.ts') ? file : dirname(dirname(file));
}
