import { createGuesser } from '#contract/nearest.ts';
import { type Diagnostic, diagnose } from '#engine/diagnostics/diagnostic.ts';
import { addEntry } from '#engine/edit/add-entry.ts';
import { placeOf } from '#engine/read/locate.ts';
import { openHistory } from '#engine/read/open-history.ts';
import { type FormerPage, findFormerPage, readCommittedLock } from '#engine/read/page-history.ts';
import { routeLockFile } from '#engine/read/read-route-lock.ts';
import { ownerOf } from '#engine/resolve/list-targets.ts';
import type { Site } from '#engine/resolve/resolve-site.ts';
import type { Page } from '#engine/validate/validate-document.ts';
import { findIds, findSuccessor } from './find-successor.ts';
import { listLost } from './list-lost.ts';

/** Targets whose history is looked up in one check; those behind them are found when these are put right. */
const mostTraced = 20;

/** Every path and anchor that was released still leads somewhere, or is retired. What was never committed was not released. */
export async function checkReleased(site: Site): Promise<Diagnostic[]> {
  const lost = listLost(site);
  if (lost.length === 0) return [];
  const history = await openHistory(site.root);
  const released = history && (await readCommittedLock(history));
  const missed = released ? lost.filter((target) => released.has(target)) : lost;
  const texts = new Map(site.pages.map(({ source }) => [source.file, source.text]));
  return Promise.all(
    missed.map(async (target, index) => {
      const trace = (text: string, holds: (data: FormerPage['data'], file: string) => boolean) =>
        history && index < mostTraced ? findFormerPage(history, { text, texts, holds }) : undefined;
      const [path = '', anchor] = target.split('#');
      const owner = ownerOf(path, site);
      if (anchor === undefined || !owner) return describePath(target, site, await trace(path, (data) => namesPath(data, path)));
      return describeAnchor(anchor, { target, owner, former: await trace(anchor, (data) => findIds(data).has(anchor)) });
    }),
  );
}

function namesPath({ route, aliases, formerPaths }: FormerPage['data'], path: string): boolean {
  return [route, aliases, formerPaths].flat().includes(path);
}

function describePath(target: string, site: Site, former: FormerPage | undefined): Diagnostic {
  const page = site.pages.find(({ source }) => source.file === former?.now);
  if (page?.data.route) {
    return diagnose({
      code: 'lost-path',
      ...placeOf(page.source, ['route']),
      message: `The path ${target} was released, and no page has it any more; it was a path of this page.`,
      suggestion: `Add it to the page: "formerPaths: [${target}]". Visitors who come there are sent on to ${page.data.route}.`,
      fix: addEntry(page.source, { key: 'formerPaths', entry: target, after: 'route' }),
    });
  }
  const gone = former && !former.now ? `; ${former.file}, which had it, is gone` : '';
  return diagnose({
    code: 'lost-path',
    file: routeLockFile,
    range: site.lock.places.get(target) as Diagnostic['range'],
    message: `The path ${target} was released, and no page has it any more${gone}.`,
    suggestion: `Add "formerPaths: [${target}]" to the page that takes its place${nameLikely(target, site)}, or "retired: [${target}]" to site.yaml if there is none.`,
  });
}

/** The page with the most similar path, for the sentence that asks for one. */
function nameLikely(target: string, site: Site): string {
  const routes = new Map(site.pages.flatMap(({ data, source }) => (data.route ? [[data.route, source.file] as const] : [])));
  const { guess } = createGuesser()(target, () => new Set(routes.keys()));
  return guess ? `, such as ${routes.get(guess)}` : '';
}

function describeAnchor(
  anchor: string,
  { target, owner, former }: { target: string; owner: Page; former: FormerPage | undefined },
): Diagnostic {
  const successor = former && findSuccessor(anchor, former.data, owner.data);
  return diagnose({
    code: 'lost-path',
    ...placeOf(owner.source, successor?.path ?? ['route']),
    message: successor
      ? `The anchor ${target} was released; its place is called #${successor.id} now.`
      : `The anchor ${target} was released, and the page has no place of that name any more.`,
    suggestion: successor
      ? `Add the old name to the page: "formerAnchors: { ${anchor}: ${successor.id} }".`
      : `Say which id has taken its place, as in "formerAnchors: { ${anchor}: … }", or add "retired: [${target}]" to site.yaml.`,
    fix: successor && addEntry(owner.source, { key: 'formerAnchors', entry: [anchor, successor.id], after: 'route' }),
  });
}
