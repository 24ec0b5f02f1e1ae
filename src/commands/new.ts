import { createBlock } from '../scaffold/create-block.ts';

const usage = 'Usage: npm run new block <type>, for example: npm run new block price-table\n';

/** Writes the files of a new block. Never overwrites. @returns the exit code */
export async function createNew([kind, name]: readonly string[]): Promise<number> {
  if (kind !== 'block' || !name) {
    process.stderr.write(usage);
    return 2;
  }
  const { files, problem } = await createBlock(name);
  if (problem) {
    process.stderr.write(`${problem}\n`);
    return 1;
  }
  process.stdout.write(`${files.join('\n')}\n\nNext: npm run schema, then use "- type: ${name}" on a page.\n`);
  return 0;
}
