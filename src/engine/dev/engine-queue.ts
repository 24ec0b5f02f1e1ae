import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import type { Theme } from '#contract/theme.ts';
import type { ShownSite } from '#engine/session/shown-site.ts';
import { createInstantTimer } from './instant-timer.ts';
import type { LocatedFailure } from './locate-failure.ts';
import type { DevBlocks } from './server/dev-blocks.tsx';
import type { DevSchemas } from './server/dev-schemas.ts';
import type * as Entry from './server/entry.ts';
import type { DevResponse } from './server/respond.ts';
import { blockCode, type Problem, type SiteProblems } from './wire.ts';

/**
 * Runs the engine for the dev server, one task at a time: a response is never made while files are being read. Only in the pauses
 * of a check of the whole site others are done, and one that changes what is checked ends it.
 */
export interface EngineQueue extends Pick<ShownSite, 'applyChanges'> {
  /** @returns whether it was done, and not ended by another task */
  checkAll(): Promise<boolean>;
  /** Loads the code again that has changed. */
  reload(): Promise<void>;
  respond(url: string): Promise<DevResponse>;
  problems(): Promise<SiteProblems>;
  /** What a script of an open page has thrown, as a problem. */
  describeFailure(error: LocatedFailure): Promise<Problem>;
}

interface QueueOptions {
  /** Absolute path of the site. */
  root: string;
  theme: Theme;
  /** The instant as at which the site is shown; left out, the present, which goes on. */
  now?: number;
  /** Called when the whole site is to be checked: it has many pages and was read for the first time, or pages come or go with time. */
  onUnchecked(): void;
}

/** Pages that are checked before the first of them is shown: that takes half a second. */
const mostCheckedAtOnce = 1000;
/** Turns of the event loop in a pause: a request or a change of a file needs some to get here. */
const turns = 4;

interface Task {
  /** Whether it changes the site. */
  changes: boolean;
  run(): Promise<void>;
}

/**
 * Loads the engine and the theme through Vite, and again when their code has changed. The new engine starts from what the
 * old one showed last.
 */
export function openEngineQueue(server: ViteDevServer, { root, theme: { folder }, now, onUnchecked }: QueueOptions): EngineQueue {
  let entry: typeof Entry | undefined;
  let shown: ShownSite | undefined;
  let blocks: DevBlocks | undefined;
  let schemas: DevSchemas | undefined;
  let changed = true;
  const waiting: Task[] = [];
  let works = false;
  let loads = true;
  const timer = createInstantTimer(onUnchecked);
  const present = () => now ?? Date.now();

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
    const { validator } = schemas;
    if (loaded !== entry || shown?.session.options.validator !== validator) {
      shown = await loaded.openShownSite({ root, theme, validator, now: present(), ...(!shown && { mostCheckedAtOnce }) }, shown);
      if (!shown.session.isChecked) onUnchecked();
    }
    if (now === undefined) timer.wait(shown.session.next?.time);
    entry = loaded;
    return { entry: loaded, shown, blocks };
  };
  const work = async () => {
    if (works) return;
    works = true;
    for (let task = waiting.shift(); task; task = waiting.shift()) await task.run();
    works = false;
  };
  const add = <Value>(changes: boolean, task: () => Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      waiting.push({ changes, run: () => task().then(resolve, reject) });
      void work();
    });
  const next = <Value>(task: () => Promise<Value>) => add(false, task);
  const nextChange = <Value>(task: () => Promise<Value>) => add(true, task);
  const pause = async () => {
    for (let turn = 0; turn < turns; turn++) await setImmediate();
    while (waiting[0]?.changes === false) await waiting.shift()?.run();
    return waiting.length === 0;
  };
  return {
    applyChanges: (paths) => nextChange(async () => (await ready()).shown.applyChanges(paths)),
    checkAll: () => nextChange(async () => (await ready()).shown.checkAll(present(), pause)),
    reload: () =>
      nextChange(async () => {
        changed = true;
        // A file that is corrected while it is loaded leaves its error with the modules that import it (`ssrError`), and so
        // does one that was missing.
        if (!loads || blocks?.problems.some(({ code }) => code === blockCode)) server.environments.ssr.moduleGraph.invalidateAll();
        await ready();
      }),
    respond: (url) =>
      next(async () => {
        const { entry, shown, blocks } = await ready();
        return entry.respond(shown, blocks, url);
      }),
    problems: () =>
      next(async () => {
        const { entry, shown, blocks } = await ready();
        return entry.listProblemsFor(shown, blocks);
      }),
    describeFailure: (error) => next(async () => (await ready()).entry.errorToProblem(error, 'A script of this page has failed')),
  };
}
