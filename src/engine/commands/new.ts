import { resolve } from 'node:path';
import type { Theme } from '#contract/theme.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { createBlock } from '#engine/scaffold/create-block.ts';
import { type Ask, createPage, type PageOptions } from '#engine/scaffold/create-page.ts';
import { prompt } from '#engine/scaffold/prompt.ts';
import { schema } from './schema.ts';

const usage = `Usage: npm run new block <type>, for example: npm run new block price-table
       npm run new page </route>, for example: npm run new page /pricing -- --title "What it costs" --blocks hero,prose
`;

/** Writes a new page or the files of a new block. Never overwrites. @returns the exit code */
export async function createNew(theme: Theme, [kind, name]: readonly string[], options: PageOptions & { site: string }): Promise<number> {
  if (kind === 'block' && name) return newBlock(theme, name);
  if (kind === 'page' && name) return newPage(theme, name, options);
  process.stderr.write(usage);
  return 2;
}

async function newBlock(theme: Theme, name: string): Promise<number> {
  const { files, problem } = await createBlock(theme, name);
  if (problem) return refuse(problem);
  process.stdout.write(`${files.join('\n')}\n`);
  // Until its shape is published no page can use the block, and the tests would say so.
  await schema(theme, engineRoot);
  process.stdout.write(`\nNext: use "- type: ${name}" on a page; npm run dev shows it at /__blocks#${name}.\n`);
  return 0;
}

async function newPage(theme: Theme, route: string, { site, ...options }: PageOptions & { site: string }): Promise<number> {
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
    const { file, problem } = await createPage({ root: resolve(site), theme }, route, options, ask);
    if (problem) return refuse(problem);
    process.stdout.write(
      `${file}\n\nNext: write its texts (npm run check -- ${file} lists those that are still the scaffold's) and link to ${route} from a page or a menu of site.yaml; npm run dev shows it.\n`,
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
