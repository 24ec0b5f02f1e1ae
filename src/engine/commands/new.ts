import { join, resolve } from 'node:path';
import { nearest } from '#contract/nearest.ts';
import type { Theme } from '#contract/theme.ts';
import { entryFolders } from '#engine/blocks/type-folders.ts';
import type { ContainerHost } from '#engine/deploy/write-dockerfile.ts';
import { isEngineRoot } from '#engine/engine-root.ts';
import { npmRun } from '#engine/npm-run.ts';
import { pathFromHere } from '#engine/read/relative-path.ts';
import { createBlock } from '#engine/scaffold/create-block.ts';
import { createEntry, type EntryOptions } from '#engine/scaffold/create-entry.ts';
import { createPage, type PageOptions } from '#engine/scaffold/create-page.ts';
import { createDockerfile, createPipeline, isContainerHost, type PipelineName, pipelines } from '#engine/scaffold/create-pipeline.ts';
import { createSite, type SiteOptions } from '#engine/scaffold/create-site.ts';
import { readInstant } from './read-instant.ts';
import { refuseBlocks } from './refuse-blocks.ts';
import { refuseNoSite } from './refuse-no-site.ts';
import { publish, schema } from './schema.ts';
import { withPrompt } from './with-prompt.ts';

type Options = PageOptions & SiteOptions & EntryOptions & { site: string; now?: string; host?: string };

interface Home {
  root: string;
  theme: Theme;
}

const usage = (kinds: readonly string[]) => `Usage: npm run new site <folder>, for example: npm run new site ../larkspur
       npm run new block <type>, for example: npm run new block price-table
       npm run new page </route>, for example: npm run new page /pricing -- --title "What it costs" --blocks hero,prose
       npm run new ci <github or gitlab>, which writes a pipeline that checks, builds and deploys
       npm run new dockerfile <nginx, caddy or apache>
       npm run new <kind> <title>, for example: npm run new article "What the budget means"
       where <kind> is one of ${kinds.join(', ')}
`;

/** Writes a new site, a new page, a new entry or the files of a new block. Never overwrites. @returns the exit code */
export async function createNew(theme: Theme, [kind, ...words]: readonly string[], options: Options): Promise<number> {
  const root = resolve(options.site);
  const [name] = words;
  if (kind === 'site' && name) return newSite(theme, resolve(name), options);
  if (kind === 'block' && name) return newBlock(theme, root, name);
  if (kind === 'page' && name) return newPage({ root, theme }, name, options);
  if (kind === 'ci' && name && Object.hasOwn(pipelines, name)) return newPipeline({ root, theme }, name as PipelineName, options.host);
  if (kind === 'dockerfile' && name && isContainerHost(name)) return newDockerfile(root, name);
  const kinds = entryFolders(theme, root).types();
  // A title without quotes comes as several words.
  const title = words.join(' ').trim();
  if (kind && kinds.includes(kind) && title) return newEntry({ root, theme }, { kind, title }, options);
  if (kind === undefined) {
    process.stdout.write(usage(kinds));
    return 0;
  }
  const known = ['site', 'block', 'page', 'ci', 'dockerfile', ...kinds];
  const guess = nearest(kind, known);
  const unknown = `There is no "${kind}" to make.${guess ? ` Did you mean "${guess}"?` : ''}\n`;
  process.stderr.write(`${known.includes(kind) ? '' : unknown}${usage(kinds)}`);
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

async function newPage(home: Home, route: string, options: PageOptions): Promise<number> {
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

async function newEntry(home: Home, entry: { kind: string; title: string }, options: Options): Promise<number> {
  const { root, theme } = home;
  const instant = readInstant(options.now);
  if (instant.problem !== undefined) return refuse(instant.problem);
  const refused = refuseNoSite(root) ?? (await refuseBlocks(theme, root));
  if (refused) return refused;
  const made = await withPrompt((ask) => createEntry({ ...home, ask, now: instant.now }, entry, options));
  if (!made) return 1;
  if (made.problem) return refuse(made.problem);
  const path = pathFromHere(join(root, made.file ?? ''));
  const shown = made.route === undefined ? 'it in its lists' : `it at ${made.route} and in its lists`;
  process.stdout.write(
    `${path}\n\nNext: write its texts (${npmRun('check', root, path)} lists those that are still the scaffold's); ${npmRun('dev', root)} shows ${shown}.\n`,
  );
  return 0;
}

async function newPipeline(home: Home, name: PipelineName, host: string | undefined): Promise<number> {
  const refused = refuseNoSite(home.root);
  if (refused) return refused;
  const { file, problem } = await createPipeline(home, name, host);
  if (problem) return refuse(problem);
  process.stdout.write(
    `${file}\n\nNext: give the pipeline what it needs to sign in, as docs/deploy.md lists for the host, and commit the file.\n`,
  );
  return 0;
}

async function newDockerfile(root: string, host: ContainerHost): Promise<number> {
  const refused = refuseNoSite(root);
  if (refused) return refused;
  const { file, problem } = await createDockerfile({ root }, host);
  if (problem) return refuse(problem);
  process.stdout.write(`${file}\n\nNext: docker build --tag site . && docker run --publish 8080:80 site\n`);
  return 0;
}

function refuse(problem: string): number {
  process.stderr.write(`${problem}\n`);
  return 1;
}
