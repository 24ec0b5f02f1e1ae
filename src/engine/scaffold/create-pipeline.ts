import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Theme } from '#contract/theme.ts';
import { type HostName, hostNames, isHostName } from '#engine/deploy/host-names.ts';
import { type ContainerHost, containerHosts, writeDockerfile } from '#engine/deploy/write-dockerfile.ts';
import { githubWorkflow, gitlabPipeline } from '#engine/deploy/write-pipelines.ts';
import { engineRoot } from '#engine/engine-root.ts';
import { loadSite } from '#engine/session/load-site.ts';
import { refuseSettings } from './refuse.ts';
import type { Created } from './write-checked-file.ts';

interface Target {
  /** Absolute path of the site. */
  root: string;
  theme: Theme;
  /** The folder of the repository that is written to; left out, that of the engine, which the commands need. */
  repository?: string;
}

/** Where pipelines run, and the file that each reads. */
export const pipelines = { github: '.github/workflows/site.yml', gitlab: '.gitlab-ci.yml' } as const;
export type PipelineName = keyof typeof pipelines;

/** Writes what builds and deploys a site with every change. Never overwrites. @param hostWord instead of the host in site.yaml */
export async function createPipeline(
  { root, theme, repository = engineRoot }: Target,
  name: PipelineName,
  hostWord?: string,
): Promise<Created> {
  const site = optionOf(root, repository);
  if (site === undefined) return { problem: elsewhere };
  const session = await loadSite(root, theme);
  if (!session.site) return { problem: refuseSettings(session) };
  const host = chooseHost(hostWord ?? session.site.site.data.deploy?.host);
  if (typeof host !== 'string') return host;
  const nightly = (session.next?.changes.length ?? 0) > 0;
  const text = (name === 'github' ? githubWorkflow : gitlabPipeline)({ host, site, nightly });
  return writeNew(repository, pipelines[name], text);
}

/** Writes a Dockerfile that builds a site and serves it. Never overwrites. */
export async function createDockerfile({ root, repository = engineRoot }: Omit<Target, 'theme'>, host: ContainerHost): Promise<Created> {
  const site = optionOf(root, repository);
  if (site === undefined) return { problem: elsewhere };
  const ignored = await writeNew(repository, '.dockerignore', '**/node_modules\n**/dist\n**/.cache\n');
  const made = await writeNew(repository, 'Dockerfile', writeDockerfile(host, site));
  // One that is there already may ignore more.
  return ignored.problem && !made.problem ? { file: made.file } : made;
}

export function isContainerHost(word: string): word is ContainerHost {
  return (containerHosts as readonly string[]).includes(word);
}

const elsewhere = 'The site lies outside the folder of the program, which a pipeline needs too: put it into a folder of this repository.';

/** What tells the commands which site it is: nothing for that of the repository; undefined for one outside of it. */
function optionOf(root: string, repository: string): string | undefined {
  const path = relative(repository, root);
  if (path === '') return '';
  return path === '..' || path.startsWith(`..${sep}`) ? undefined : `--site ${path.split(sep).join('/')}`;
}

function chooseHost(word: string | undefined): HostName | { problem: string } {
  const known = `one of ${hostNames.join(', ')}`;
  if (word === undefined)
    return { problem: `Say where the site is put: "deploy: { host: netlify }" in site.yaml, or --host with ${known}.` };
  return isHostName(word) ? word : { problem: `There is no host "${word}": use ${known}.` };
}

async function writeNew(repository: string, file: string, text: string): Promise<Created> {
  const path = join(repository, file);
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, text, { flag: 'wx' });
    return { file };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return { problem: `There is a file ${file} already: rename it to have a new one written.` };
  }
}
