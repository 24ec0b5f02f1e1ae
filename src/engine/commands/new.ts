import { join, resolve } from 'node:path';
import type { Theme } from '#contract/theme.ts';
import { isEngineRoot } from '#engine/engine-root.ts';
import { npmRun } from '#engine/npm-run.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { createBlock } from '#engine/scaffold/create-block.ts';
import { createPage, type PageOptions } from '#engine/scaffold/create-page.ts';
import { createSite, type SiteOptions } from '#engine/scaffold/create-site.ts';
import { refuseNoSite } from './refuse-no-site.ts';
import { publish, schema } from './schema.ts';
import { withPrompt } from './with-prompt.ts';

type Options = PageOptions & SiteOptions & { site: string };

const usage = `Usage: npm run new site <folder>, for example: npm run new site ../larkspur
       npm run new block <type>, for example: npm run new block price-table
       npm run new page </route>, for example: npm run new page /pricing -- --title "What it costs" --blocks hero,prose
`;

/** Writes a new site, a new page or the files of a new block. Never overwrites. @returns the exit code */
export async function createNew(theme: Theme, [kind, name]: readonly string[], options: Options): Promise<number> {
  const root = resolve(options.site);
  if (kind === 'site' && name) return newSite(theme, resolve(name), options);
  if (kind === 'block' && name) return newBlock(theme, root, name);
  if (kind === 'page' && name) return newPage({ root, theme }, name, options);
  process.stderr.write(usage);
  return 2;
}

async function newSite(theme: Theme, root: string, options: SiteOptions): Promise<number> {
  const made = await withPrompt(async (ask) => ({ problem: await createSite({ root, theme, ask }, options) }));
  if (!made) return 1;
  if (made.problem) return refuse(made.problem);
  await publish(theme, root);
  const shown = pathFromHere(root);
  process.stdout.write(`${shown} is a whole site: site.yaml, pages/, and schema/ for your editor.\n\n`);
  for (const [command, what] of [
    ['dev', 'shows it, and every save at once'],
    ['check', 'says what is wrong with it'],
    ['start', 'builds and serves it'],
  ] as const)
    process.stdout.write(`  ${npmRun(command, root).padEnd(34)}  ${what}\n`);
  process.stdout.write('\nNext: put your own words into site.yaml and pages/; those that stand there are of a firm that does not exist.\n');
  return 0;
}

async function newBlock(theme: Theme, root: string, name: string): Promise<number> {
  const refused = isEngineRoot(root) ? undefined : refuseNoSite(root);
  if (refused) return refused;
  const { files, problem } = await createBlock({ root, theme }, name);
  if (problem) return refuse(problem);
  process.stdout.write(`${files.join('\n')}\n`);
  // Until its shape is published no page can use the block, and the tests would say so.
  const code = await schema(theme, root);
  if (code !== 0) return code;
  process.stdout.write(`\nNext: use "- type: ${name}" on a page; ${npmRun('dev', root)} shows it at /__blocks#${name}.\n`);
  return 0;
}

async function newPage(home: { root: string; theme: Theme }, route: string, options: PageOptions): Promise<number> {
  const { root } = home;
  const refused = refuseNoSite(root);
  if (refused) return refused;
  const made = await withPrompt((ask) => createPage({ ...home, ask }, route, options));
  if (!made) return 1;
  if (made.problem) return refuse(made.problem);
  const path = pathFromHere(join(root, made.file ?? ''));
  process.stdout.write(
    `${path}\n\nNext: write its texts (${npmRun('check', root, path)} lists those that are still the scaffold's) and link to ${route} from a page or a menu of site.yaml; ${npmRun('dev', root)} shows it.\n`,
  );
  return 0;
}

function refuse(problem: string): number {
  process.stderr.write(`${problem}\n`);
  return 1;
}
