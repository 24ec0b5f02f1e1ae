import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from '#contract/json-schema.ts';
import { siteBlocks, type TypeFolders } from '#engine/blocks/type-folders.ts';
import type { Diagnostic } from '#engine/diagnostics/diagnostic.ts';
import { npmRun } from '#engine/npm-run.ts';
import { isRecord } from '#engine/read/is-record.ts';
import { parseSource } from '#engine/read/parse-source.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import type { Validator } from '#engine/validate/create-validator.ts';
import { describeErrors } from '#engine/validate/describe-errors.ts';
import { judgeBlockSchema, type LocatedMistake, mistakeIn, mistakeOfLoading } from './judge-schemas.ts';

/**
 * What is wrong with the folders of a site's own blocks, their shapes included: a firm that writes them does not run the tests
 * of this checkout.
 * @param root absolute path of the site
 */
export async function judgeSiteBlocks(root: string, folders: TypeFolders): Promise<LocatedMistake[]> {
  const found: LocatedMistake[] = [];
  for (const type of folders.typesOfSite()) {
    const file = join(siteBlocks(root), type, 'schema.ts');
    if (folders.isOfTheme(type)) {
      found.push(mistakeIn(file, `The theme has a block "${type}" already.`, 'Give the folder, and the type in its schema, another name.'));
      continue;
    }
    for (const name of ['view.tsx', 'block.ts', 'example.yaml'])
      if (!folders.has(type, name))
        found.push(
          mistakeIn(file, `The block lacks ${name}.`, `${npmRun('new block example', root)} writes a whole one, to compare with.`),
        );
    found.push(...(await judgeSchemaOf(type, file, folders)));
  }
  return found;
}

/** What is wrong with the examples of a site's own blocks. @param root absolute path of the site @param validator knows the shapes of the blocks */
export function judgeSiteExamples(root: string, folders: TypeFolders, validator: Validator): LocatedMistake[] {
  return folders.typesOfSite().flatMap((type) => {
    const path = join(siteBlocks(root), type, 'example.yaml');
    if (folders.isOfTheme(type) || !existsSync(path) || !validator.blockTypes.includes(type)) return [];
    const { source, diagnostics } = parseSource(pathFromHere(path), path, readFileSync(path, 'utf8'));
    if (!source) return diagnostics.map(toMistake);
    const { type: said } = source.data as { type?: unknown };
    if (said !== type) return [mistakeIn(path, `The example is of type "${said}".`, `Write "type: ${type}", as its folder is called.`)];
    return describeErrors(source, validator.block(type, source.data).errors, validator.blockTypes).map(toMistake);
  });
}

async function judgeSchemaOf(type: string, file: string, folders: TypeFolders): Promise<LocatedMistake[]> {
  try {
    const { schema } = await folders.load<{ schema?: JsonSchema }>(type, 'schema.ts');
    const { properties } = schema ?? {};
    const said = properties?.type?.const;
    const isOther = isRecord(schema) && said !== type;
    const suggestion = `Write "type: { const: '${type}', … }" among its properties, as its folder is called.`;
    return [
      ...(isOther ? [mistakeIn(file, `The schema is of type "${said}".`, suggestion)] : []),
      ...(await judgeBlockSchema(type, schema, folders)),
    ];
  } catch (error) {
    return [mistakeOfLoading(file, error)];
  }
}

function toMistake({ file, range, message, suggestion }: Diagnostic): LocatedMistake {
  return { file, line: range.start.line, column: range.start.column, message, suggestion: suggestion ?? '', breaks: false };
}
