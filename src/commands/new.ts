import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { createBlock } from '../scaffold/create-block.ts';
import { type Ask, createPage, type PageWishes } from '../scaffold/create-page.ts';

const usage = `Usage: npm run new block <type>, for example: npm run new block price-table
       npm run new page </route>, for example: npm run new page /pricing -- --title "What it costs" --blocks hero,prose
`;

/** Writes a new page or the files of a new block. Never overwrites. @returns the exit code */
export async function createNew([kind, name]: readonly string[], options: PageWishes & { site: string }): Promise<number> {
  if (kind === 'block' && name) return newBlock(name);
  if (kind === 'page' && name) return newPage(name, options);
  process.stderr.write(usage);
  return 2;
}

async function newBlock(name: string): Promise<number> {
  const { files, problem } = await createBlock(name);
  if (problem) return refuse(problem);
  process.stdout.write(`${files.join('\n')}\n\nNext: npm run schema, then use "- type: ${name}" on a page.\n`);
  return 0;
}

async function newPage(route: string, { site, ...wishes }: PageWishes & { site: string }): Promise<number> {
  const terminal = process.stdin.isTTY && process.stdout.isTTY ? createInterface(process.stdin, process.stdout) : undefined;
  const ask: Ask | undefined = terminal && ((question, suggestion) => terminal.question(`${question} (${suggestion}): `));
  try {
    const { file, problem } = await createPage(resolve(site), route, wishes, ask);
    if (problem) return refuse(problem);
    process.stdout.write(`${file}\n\nNext: link to ${route} from a page or a menu of site.yaml; npm run dev shows it.\n`);
    return 0;
  } finally {
    terminal?.close();
  }
}

function refuse(problem: string): number {
  process.stderr.write(`${problem}\n`);
  return 1;
}
