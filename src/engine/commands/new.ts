import { join, resolve } from 'node:path';
import type { Theme } from '#contract/theme.ts';
import { isEngineRoot } from '#engine/engine-root.ts';
import { npmRun } from '#engine/npm-run.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { createBlock } from '#engine/scaffold/create-block.ts';
import { type Ask, createPage, type PageOptions } from '#engine/scaffold/create-page.ts';
import { prompt } from '#engine/scaffold/prompt.ts';
import { refuseNoSite } from './refuse-no-site.ts';
import { schema } from './schema.ts';

const usage = `Usage: npm run new block <type>, for example: npm run new block price-table
       npm run new page </route>, for example: npm run new page /pricing -- --title "What it costs" --blocks hero,prose
`;

/** Writes a new page or the files of a new block. Never overwrites. @returns the exit code */
export async function createNew(theme: Theme, [kind, name]: readonly string[], options: PageOptions & { site: string }): Promise<number> {
  if (kind === 'block' && name) return newBlock(theme, resolve(options.site), name);
  if (kind === 'page' && name) return newPage(theme, name, options);
  process.stderr.write(usage);
  return 2;
}

async function newBlock(theme: Theme, root: string, name: string): Promise<number> {
  const refused = isEngineRoot(root) ? undefined : refuseNoSite(root);
  if (refused) return refused;
  const { files, problem } = await createBlock({ root, theme }, name);
  if (problem) return refuse(problem);
  process.stdout.write(`${files.join('\n')}\n`);
  // Until its shape is published no page can use the block, and the tests would say so.
  await schema(theme, root);
  process.stdout.write(`\nNext: use "- type: ${name}" on a page; ${npmRun('dev', root)} shows it at /__blocks#${name}.\n`);
  return 0;
}

async function newPage(theme: Theme, route: string, { site, ...options }: PageOptions & { site: string }): Promise<number> {
  const root = resolve(site);
  const refused = refuseNoSite(root);
  if (refused) return refused;
  const person = process.stdin.isTTY && process.stdout.isTTY ? prompt(process.stdin, process.stdout) : undefined;
  let left = false;
  const ask: Ask | undefined =
    person &&
    ((question, suggestion) =>
      person.ask(question, suggestion).catch((reason) => {
        left = true;
        throw reason;
      }));
  try {
    const { file = '', problem } = await createPage({ root, theme }, route, options, ask);
    if (problem) return refuse(problem);
    const path = pathFromHere(join(root, file));
    process.stdout.write(
      `${path}\n\nNext: write its texts (${npmRun('check', root, path)} lists those that are still the scaffold's) and link to ${route} from a page or a menu of site.yaml; ${npmRun('dev', root)} shows it.\n`,
    );
    return 0;
  } catch (error) {
    if (!left) throw error;
    return refuse('\nNothing was written.');
  } finally {
    person?.end();
  }
}

function refuse(problem: string): number {
  process.stderr.write(`${problem}\n`);
  return 1;
}
