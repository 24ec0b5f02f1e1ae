import type { ViteDevServer } from 'vite';
import type { EngineQueue } from './engine-queue.ts';
import { locateFailure } from './locate-failure.ts';
import { codeFailure } from './respond-failure.ts';
import { type BlockNote, type Here, hereEvent, type Notice, type Problem, type SiteProblems, type Update, updateEvent } from './wire.ts';

type Client = Parameters<Parameters<ViteDevServer['ws']['on']>[1]>[1];

interface OpenPage {
  path: string;
  /** What its scripts have thrown. */
  failures: Problem[];
  /** What it was sent last, and the same as text but for the document. */
  state?: PageState;
  listed?: string;
}

/** What a page should show. */
interface PageState {
  html?: string;
  /** Of the whole site. */
  problems: SiteProblems;
  /** What is wrong with the page and with no block of it. */
  above: Notice[];
  notes: BlockNote[];
  badge?: string;
}

/** Sends every open page its changes. */
export function openPages(server: ViteDevServer, engine: EngineQueue, { root, token }: Pick<Update, 'root' | 'token'>) {
  const open = new Map<Client, OpenPage>();

  const send = (client: Client, page: OpenPage, state: PageState) => {
    const { html, problems, above, notes, badge } = state;
    const { failures } = page;
    const all = { ...problems, first: [...failures, ...problems.first], errors: problems.errors + failures.length };
    const listed = JSON.stringify([all, above, notes, badge]);
    const changed = html !== page.state?.html;
    if (!changed && listed === page.listed) return;
    page.state = state;
    page.listed = listed;
    const update: Update = { html: changed ? html : undefined, root, token, problems: all, above, notes, badge };
    client.send(updateEvent, update);
  };
  const updateOnce = async () => {
    for (const client of open.keys()) if (!server.ws.clients.has(client)) open.delete(client);
    const paths = new Set([...open.values()].map((page) => page.path));
    if (paths.size === 0) return;
    for (const path of paths) {
      const { body, badge, place } = await engine.respond(path);
      const html = String(body);
      const clients = [...open].filter(([, page]) => page.path === path);
      // What is wrong with a large site takes longer to list than the page to draw, so an open page is changed before.
      for (const [client, page] of clients) if (page.state) send(client, page, { ...page.state, html, badge });
      const problems = await engine.problems();
      const places = place?.() ?? { above: [], notes: [] };
      for (const [client, page] of clients) send(client, page, { html, badge, problems, ...places });
    }
  };
  // One after the other, so that no page gets an earlier document behind a later one.
  let last: Promise<void> = Promise.resolve();
  const update = (): Promise<void> => {
    const next = last.then(updateOnce);
    last = next.catch(() => undefined);
    return next;
  };
  /** The engine itself does not load: the pages stay as they are, and say why. */
  const fail = (error: unknown) => {
    const problem = codeFailure(error);
    const above = { words: 'The page below is as it was: the engine does not load.', problems: [problem] };
    for (const [client, page] of open)
      send(client, page, { html: page.state?.html, problems: { first: [problem], errors: 1, warnings: 0 }, above: [above], notes: [] });
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
