import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Theme } from '#contract/theme.ts';
import type { LocatedFailure } from './locate-failure.ts';
import type { Answer } from './server/answer.ts';
import type { DevBlocks } from './server/dev-blocks.tsx';
import type { DevSchemas } from './server/dev-schemas.ts';
import type * as Entry from './server/entry.ts';
import type { LiveSite } from './server/live-site.ts';
import { blockCode, type Problem } from './wire.ts';

/** One thing at a time: reading, settling and answering never see each other's half-done work. */
export interface Session {
  /** Takes in changed files of the site. @param paths absolute */
  applyChanges(paths: ReadonlySet<string>): Promise<void>;
  settle(): Promise<void>;
  /** Loads the code again that has changed. */
  reload(): Promise<void>;
  answer(url: string): Promise<Answer>;
  problems(): Promise<Problem[]>;
  /** What a script of an open page has thrown, as a problem. */
  describeFailure(error: LocatedFailure): Promise<Problem>;
}

/**
 * The site between two requests. Its stages come from Vite and are replaced when their code changes; what was last sound
 * is handed on.
 * @param root absolute path of the site
 */
export function openSession(server: ViteDevServer, root: string, { folder }: Theme): Session {
  let entry: typeof Entry | undefined;
  let live: LiveSite | undefined;
  let blocks: DevBlocks | undefined;
  let schemas: DevSchemas | undefined;
  let changed = true;
  let last: Promise<unknown> = Promise.resolve();
  let loads = true;

  const load = async () => {
    loads = false;
    const loaded = (await server.ssrLoadModule('/src/engine/dev/server/entry.ts')) as typeof Entry;
    const { theme } = (await server.ssrLoadModule(join(folder, 'theme.ts'))) as { theme: Theme };
    loads = true;
    return { loaded, theme };
  };
  const ready = async () => {
    const { loaded, theme } = await load();
    if (changed || loaded !== entry || !schemas || !blocks) {
      schemas = await loaded.loadDevSchemas(theme, root, loaded === entry ? schemas : undefined);
      blocks = await loaded.loadDevBlocks(theme, root, schemas);
    }
    changed = false;
    if (loaded !== entry || !live || live.validator !== schemas.validator)
      live = await loaded.openLiveSite({ root, theme, validator: schemas.validator }, live);
    entry = loaded;
    return { entry: loaded, live, blocks };
  };
  const next = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    applyChanges: (paths) =>
      next(async () => {
        const { entry, live } = await ready();
        await entry.applyChanges(live, paths);
      }),
    settle: () =>
      next(async () => {
        const { entry, live } = await ready();
        await entry.settle(live);
      }),
    reload: () =>
      next(async () => {
        changed = true;
        // A file mended while it was being loaded leaves its error with the modules that import it (`ssrError`), and so does
        // one that was missing.
        if (!loads || blocks?.problems.some(({ code }) => code === blockCode)) server.environments.ssr.moduleGraph.invalidateAll();
        await ready();
      }),
    answer: (url) =>
      next(async () => {
        const { entry, live, blocks } = await ready();
        return entry.answer(live, blocks, url);
      }),
    problems: () =>
      next(async () => {
        const { entry, live, blocks } = await ready();
        return entry.problemsOf(live, blocks);
      }),
    describeFailure: (error) => next(async () => (await ready()).entry.errorToProblem(error, 'A script of this page has failed')),
  };
}
