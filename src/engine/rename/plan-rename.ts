import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Theme } from '#contract/theme.ts';
import { blockFolders, siteBlocks, type TypeFolders } from '#engine/blocks/type-folders.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { loadShapes } from '#engine/schema/load-shapes.ts';
import { publishSchemas, type Shapes } from '#engine/schema/publish-schemas.ts';
import { createValidator } from '#engine/validate/create-validator.ts';
import { findImports, findNamesInTexts, renameInCode } from './rename-in-code.ts';
import { renameInExample } from './rename-in-example.ts';
import { renameInPages } from './rename-in-pages.ts';
import { renameInSchema, type Texts } from './rename-in-schema.ts';
import { type Target, targetOf, withName } from './rename-target.ts';

/** Everything that a rename changes. */
export interface RenamePlan {
  /** New texts of files, by the absolute paths that they have today. */
  texts: Texts;
  /** A folder that gets another name. */
  folder?: { from: string; to: string };
  /** All shapes afterwards. */
  shapes: Shapes;
}

interface Home {
  /** Absolute path of the site. */
  root: string;
  theme: Theme;
}

/**
 * What has to be changed for a property (`card-grid.cards.title`) or a block type to have another name: its shape, its code, its
 * example and the pages of the site. Writes nothing.
 * @returns why it cannot be done, if any of it cannot
 */
export async function planRename({ root, theme }: Home, from: string, to: string): Promise<RenamePlan | { problem: string }> {
  const folders = blockFolders(theme, root);
  const before = await loadShapes(theme, root);
  const schemas = before.blocks;
  const target = targetOf(schemas, from, to);
  if ('problem' in target) return target;
  const file = folders.file(target.type, 'schema.ts');
  const inSchema = await renameInSchema({ file, path: target.path, from: target.name, to });
  if ('problem' in inSchema) return inSchema;
  const texts: Texts = new Map(inSchema.texts);
  const shapes = { ...before, blocks: withName(schemas, target, to) };
  const validator = createValidator(publishSchemas(shapes));
  const example = folders.file(target.type, 'example.yaml');
  const inExample = existsSync(example) ? renameInExample(example, target, { to, validator }) : undefined;
  if (inExample && 'problem' in inExample) return inExample;
  if (inExample) texts.set(example, inExample.text);
  for (const site of sitesOf({ root, theme }, folders, target.type)) {
    const inPages = await renameInPages({ root: site, theme, validator, to });
    if ('problem' in inPages) return inPages;
    for (const [path, text] of inPages.texts) texts.set(path, text);
  }
  // Last, because the compiler takes its time.
  const code = new Map(inSchema.texts);
  const problem = await renameCode({ root, folder: dirname(file) }, target, { to, texts: code });
  if (problem) return { problem };
  for (const [path, text] of code) texts.set(path, text);
  const folder = target.isType ? { from: dirname(file), to: join(dirname(file), '..', to) } : undefined;
  return { texts, shapes, ...(folder && { folder }) };
}

/** The site, and where the block is the theme's also the one that new sites begin with. */
function sitesOf({ root, theme }: Home, folders: TypeFolders, type: string): string[] {
  return folders.isOfTheme(type) ? [root, join(theme.folder, theme.siteTemplate)] : [root];
}

/** @returns why the code of the block cannot be renamed */
async function renameCode(
  { root, folder }: { root: string; folder: string },
  { name, isType }: Target,
  { to, texts }: { to: string; texts: Texts },
): Promise<string | undefined> {
  const left: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, entry);
    if (!/\.tsx?$/.test(entry)) continue;
    const text = texts.get(path) ?? readFileSync(path, 'utf8');
    left.push(...(await findNamesInTexts(path, text, name)).map((place) => `${pathFromHere(path)}, ${place}`));
  }
  if (left.length > 0) return `"${name}" stands as a text in the code, and may mean this or something else: ${left.join('; ')}.`;
  if (isType) {
    const [user] = await findImports([join(engineRoot, 'src'), siteBlocks(root)], folder);
    return user && `${pathFromHere(user)} imports something of ${pathFromHere(folder)}.`;
  }
  const before = texts.size;
  const problem = await renameInCode({ root, folder, from: name, to }, texts);
  // What is drawn by a shared piece that gets the whole block is used by its name all the same.
  const isUnused = !problem && texts.size === before;
  return isUnused ? `Nothing in ${pathFromHere(folder)} uses "${name}" by its name, so what draws it cannot be renamed with it.` : problem;
}
