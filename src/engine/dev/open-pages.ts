import type { ViteDevServer } from 'vite';
import type { EngineQueue } from './engine-queue.ts';
import { locateFailure } from './locate-failure.ts';
import { codeFailure } from './respond-failure.ts';
import { type BlockNote, type Here, hereEvent, type Notice, type Problem, type Update, updateEvent } from './wire.ts';

type Client = Parameters<Parameters<ViteDevServer['ws']['on']>[1]>[1];

interface OpenPage {
  path: string;
  /** What its scripts have thrown. */
  failures: Problem[];
  /** What it was sent last. */
  html?: string;
  problems?: string;
}

/** What a page should show. */
interface PageState {
  html?: string;
  /** Of the whole site. */
  problems: Problem[];
  /** What is wrong with the page and with no block of it. */
  above: Notice[];
  notes: BlockNote[];
  badge?: string;
}

/** Sends every open page its changes. */
export function openPages(server: ViteDevServer, engine: EngineQueue, { root, token }: Pick<Update, 'root' | 'token'>) {
  const open = new Map<Client, OpenPage>();

  const send = (client: Client, page: OpenPage, { html, problems, above, notes, badge }: PageState) => {
    const all = [...page.failures, ...problems];
    const listed = JSON.stringify([all, above, notes, badge]);
    const changed = html !== page.html;
    if (!changed && listed === page.problems) return;
    page.html = html;
    page.problems = listed;
    const update: Update = { html: changed ? html : undefined, root, token, problems: all, above, notes, badge };
    client.send(updateEvent, update);
  };
  const update = async () => {
    for (const client of open.keys()) if (!server.ws.clients.has(client)) open.delete(client);
    const paths = new Set([...open.values()].map((page) => page.path));
    if (paths.size === 0) return;
    const problems = await engine.problems();
    for (const path of paths) {
      const { body, above, notes, badge } = await engine.respond(path);
      const state = { html: String(body), problems, above, notes, badge };
      for (const [client, page] of open) if (page.path === path) send(client, page, state);
    }
  };
  /** The engine itself does not load: the pages stay as they are, and say why. */
  const fail = (error: unknown) => {
    const problem = codeFailure(error);
    const above = { words: 'The page below is as it was: the engine does not load.', problems: [problem] };
    for (const [client, page] of open) send(client, page, { html: page.html, problems: [problem], above: [above], notes: [] });
  };
  server.ws.on(hereEvent, ({ path, failures }: Here, client) => {
    const page: OpenPage = { path, failures: [] };
    open.set(client, page);
    const take = async () => {
      for (const failure of failures) page.failures.push(await engine.describeFailure(await locateFailure(server, failure)));
      await update();
    };
    void take().catch(fail);
  });
  return { update, fail };
}
