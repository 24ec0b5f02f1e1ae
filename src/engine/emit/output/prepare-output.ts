import { join, relative, sep } from 'node:path';
import { engineRoot } from '#engine/engine-root.ts';
import { realTarget } from './real-target.ts';
import { recoverOutput } from './recover-output.ts';
import { refuseContent } from './refuse-content.ts';
import { workName } from './work-folder.ts';

/** What a site and the program are made from; nothing may be written into it or over it. */
const sources = ['site.yaml', 'pages', 'blocks', 'schema', 'src', 'node_modules', '.github'];

/**
 * Makes sure that a build may write a folder, before anything is built: it is missing, empty, or holds nothing but what an
 * earlier build wrote, and it neither holds nor lies in what the site is made from. Links are followed. What a killed build
 * left behind is put right.
 * @param target absolute path of the output @param root absolute path of the site
 * @returns why it may not, as the end of a sentence that begins with its name
 */
export async function prepareOutput(target: string, root: string): Promise<string | undefined> {
  const folder = await realTarget(target);
  const misplaced = await refusePlace(folder, root);
  if (misplaced) return misplaced;
  await recoverOutput(target);
  return refuseContent(folder);
}

async function refusePlace(folder: string, root: string): Promise<string | undefined> {
  if (folder.split(sep).includes('.git')) return 'lies in .git, where git keeps its history';
  if (folder.split(sep).includes(workName)) return `lies in ${workName}, which builds empty`;
  for (const own of new Set([await realTarget(root), await realTarget(engineRoot)])) {
    if (contains(folder, own)) return `contains the site or the program itself (${own})`;
    for (const name of sources) {
      const source = await realTarget(join(own, name));
      if (contains(source, folder)) return `lies in ${relative(own, source)}, which the site is made from`;
      if (contains(folder, source)) return `contains ${name} of the site (${source})`;
    }
  }
  return undefined;
}

/** Whether a path is a folder or lies in it. */
function contains(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
