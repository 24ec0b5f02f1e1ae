import { readFile } from 'node:fs/promises';
import { addressBelow, baseOf, pathBelow } from '#contract/base.ts';
import { blockFolders } from '#engine/blocks/type-folders.ts';
import { BlockGallery } from '#engine/dev/screens/block-gallery.tsx';
import { drawExample } from '#engine/dev/screens/draw-example.ts';
import { drawScreen } from '#engine/dev/screens/draw-screen.tsx';
import { PageIndex } from '#engine/dev/screens/page-index.tsx';
import { ProblemScreen } from '#engine/dev/screens/problem-screen.tsx';
import { type BlockNote, type Notice, type Problem, type SiteProblems, textPlacesPrefix } from '#engine/dev/wire.ts';
import { discoveryFiles } from '#engine/emit/discovery-files.ts';
import { encodeImage } from '#engine/emit/encode-image.ts';
import { hasFixedName } from '#engine/emit/fixed-names.ts';
import { badgeOf } from '#engine/resolve/describe-withheld.ts';
import { withheldBy } from '#engine/resolve/live-pages.ts';
import { resolveRoute, type Site } from '#engine/resolve/resolve-site.ts';
import { normalisePath } from '#engine/resolve/route-table.ts';
import type { ShownSite } from '#engine/session/shown-site.ts';
import type { DevBlocks } from './dev-blocks.tsx';
import { devPolicy } from './dev-policy.ts';
import { drawPage } from './draw-page.ts';
import { errorToProblem } from './error-to-problem.ts';
import { listTextPlaces } from './list-text-places.ts';
import { placeProblems } from './place-problems.ts';
import { toProblem } from './to-problem.ts';

/** What the dev server sends for one path. */
export interface DevResponse {
  status: number;
  type: string;
  body: string | Buffer;
  policy?: string;
  /** Where the browser is sent on to. */
  location?: string;
  /** What is wrong with the page, where it has a file: looked for when it is asked for. */
  place?(): { above: Notice[]; notes: BlockNote[] };
  /** Why visitors do not see the page, where they do not. */
  badge?: string;
}

/** The response to one path, from the site as it is shown. Never throws: a failure of ours is shown like a mistake. */
export async function respond(shown: ShownSite, blocks: DevBlocks, url: string): Promise<DevResponse> {
  const address = decodePath(url);
  const base = shown.site ? baseOf(shown.site.site.data) : '/';
  const path = pathBelow(base, address) ?? address;
  try {
    // What was typed without the base, and the tools, which lie beside the site.
    if (base !== '/' && path === address && !path.startsWith('/__')) return sendOn(addressBelow(base, path));
    return await respondTo(shown, blocks, path);
  } catch (error) {
    return html(500, drawScreen('This page cannot be drawn', ProblemScreen({ problems: [errorToProblem(error, path)] })));
  }
}

async function respondTo(shown: ShownSite, blocks: DevBlocks, path: string): Promise<DevResponse> {
  const { site, session } = shown;
  const { theme, validator, root } = session.options;
  const problems = () => problemsOf(shown, blocks);
  if (path === '/__pages') return html(200, drawScreen('Pages', PageIndex({ shown, problems: problems() })));
  if (path === '/__blocks')
    return html(
      200,
      drawScreen('Blocks', BlockGallery({ types: validator.blockTypes, folders: blockFolders(theme, root), published: blocks.published })),
    );
  if (!site) return html(500, drawScreen('site.yaml cannot be read yet', ProblemScreen({ problems: problems() })));
  if (path.startsWith(`${textPlacesPrefix}/`)) {
    const address = path.slice(textPlacesPrefix.length);
    const shownRoute = resolveRoute(site, pathBelow(baseOf(site.site.data), address) ?? address);
    const places = shownRoute ? listTextPlaces(shownRoute) : [];
    return { status: 200, type: 'application/json', body: JSON.stringify(places) };
  }
  if (path.startsWith('/__blocks/')) {
    const example = await drawExample(site, path.slice('/__blocks/'.length), { validator, blocks });
    if (example) return html(200, example.html, example.scripts);
  }
  const file = hasFixedName(path.slice(1)) ? (await discoveryFiles(forVisitors(shown, site), blocks.blocks)).get(path.slice(1)) : undefined;
  if (file) return { status: 200, type: typeOf(path), body: file };
  const picture = path.startsWith('/assets/') ? ((await findPicture(site, path)) ?? (await findFont(site, path))) : undefined;
  if (picture) return picture;

  const moved = site.redirects.get(normalisePath(path))?.data.route;
  // Not for ever, as the built site does it: the author may change it in a minute.
  if (moved) return sendOn(addressBelow(baseOf(site.site.data), moved));
  const route = resolveRoute(site, path) ?? site.routes.find(({ status }) => status === 404);
  const unread =
    route?.status !== 404 ? undefined : [...shown.pages.values()].find(({ page, file }) => !page && guessRoute(file.text) === path)?.file;
  if (!route || unread) {
    const own = problems().filter(({ file }) => !unread || file === unread.file);
    return html(
      unread ? 500 : 404,
      drawScreen(unread ? 'This page cannot be shown yet' : `No page has the path ${path}`, ProblemScreen({ problems: own })),
    );
  }
  const page = shown.pages.get(route.page.source.file);
  const drawn = await drawPage(site, route, {
    blocks,
    problemsOf: (index) => (page?.broken.get(index) ?? []).map((diagnostic) => toProblem(root, diagnostic, page?.file.text)),
  });
  const badge = badgeOf(route.page, session.now);
  return { ...html(route.status, drawn.html, drawn.scripts), ...(page && { place: () => placeProblems(session, page) }), badge };
}

/** Without the paths that visitors do not see: search engines are not told of them. */
function forVisitors({ session }: ShownSite, site: Site): Site {
  return { ...site, routes: site.routes.filter(({ page }) => !withheldBy(page, session.now)) };
}

/** Everything that is wrong with the site and with the code of its blocks. */
function problemsOf({ session: { options, diagnostics, texts } }: ShownSite, blocks: DevBlocks): Problem[] {
  return [...blocks.problems, ...diagnostics.map((diagnostic) => toProblem(options.root, diagnostic, texts.get(diagnostic.file)))];
}

/** Problems that are listed in an open page. */
const mostListed = 200;

/** The same for an open page, with the errors first where there are too many. */
export function listProblemsFor({ session: { options, diagnostics, texts } }: ShownSite, blocks: DevBlocks): SiteProblems {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const isWhole = diagnostics.length <= mostListed;
  const listed = isWhole ? diagnostics : [...errors, ...diagnostics.filter(({ severity }) => severity !== 'error')].slice(0, mostListed);
  const shown = listed.map((diagnostic) => toProblem(options.root, diagnostic, texts.get(diagnostic.file)));
  const ofCode = blocks.problems.filter(({ severity }) => severity === 'error').length;
  return {
    first: [...blocks.problems, ...shown],
    errors: errors.length + ofCode,
    warnings: diagnostics.length - errors.length + blocks.problems.length - ofCode,
  };
}

function html(status: number, body: string, scripts: readonly string[] = []): DevResponse {
  return { status, type: 'text/html; charset=utf-8', body, policy: devPolicy(scripts) };
}

function sendOn(location: string): DevResponse {
  return { status: 302, type: 'text/plain; charset=utf-8', body: 'Moved\n', location };
}

async function findPicture(site: Site, path: string): Promise<DevResponse | undefined> {
  for (const asset of site.images.values()) {
    const variant = asset.variants.find(({ url }) => url === path);
    if (!variant) continue;
    const type = `image/${variant.format === 'svg' ? 'svg+xml' : variant.format}`;
    return { status: 200, type, body: (await encodeImage(asset, variant)).content };
  }
  return undefined;
}

async function findFont(site: Site, path: string): Promise<DevResponse | undefined> {
  const font = Object.values(site.fonts).find(({ url }) => url === path);
  return font && { status: 200, type: 'font/woff2', body: await readFile(font.path) };
}

const types: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

function typeOf(path: string): string {
  return types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** The route of a file that cannot be parsed, found in its text. */
function guessRoute(text: string): string | undefined {
  return text.match(/^route:\s*["']?(\/[^\s"'#]*)/m)?.[1];
}

function decodePath(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
