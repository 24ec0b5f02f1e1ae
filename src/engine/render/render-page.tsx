import { renderToStaticMarkup } from 'react-dom/server';
import type { AssetManifest } from '#contract/asset-manifest.ts';
import { addressBelow, baseOf } from '#contract/base.ts';
import type { BlockContext } from '#contract/block-context.tsx';
import { directionOf } from '#contract/direction.ts';
import { type FontMap, fontRoles } from '#contract/font-asset.ts';
import type { PageContext } from '#contract/page-context.tsx';
import type { ThemeRenderer } from '#contract/theme.ts';
import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import { renderIsland } from '#engine/islands/server/render-island.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { describeViews } from './describe-views.tsx';
import { Document, type DocumentParts } from './document.tsx';
import { drawBody } from './draw-body.tsx';
import type { SharedParts } from './draw-part.tsx';
import { placeBlocks } from './place-blocks.ts';
import { createSiteReader, type SiteReader } from './site-reader.ts';
import { speculationRules } from './speculation-rules.ts';
import { writeAddresses } from './write-addresses.ts';

export interface RenderedPage {
  /** The whole document, styles and policy included. */
  html: string;
  /** The content of its <body>. */
  body: string;
  /** The texts of the inline scripts of the document. */
  scripts: string[];
}

export interface RenderOptions {
  blocks: ReadonlyMap<string, AnyBlock>;
  renderer: ThemeRenderer;
  assets: AssetManifest;
  /** The text of client/first-paint.ts, bundled. */
  firstPaintScript: string;
  /** What pages of this site have in common and was drawn already. Belongs to one state of the site and the code. */
  shared?: SharedParts;
  author?: AuthorOptions;
}

/**
 * What differs in a document for its author: its scripts run at once, so that the dev server can replace them; no page is
 * prerendered before a click, because it would be older than its file; the policy is sent as a header.
 */
export interface AuthorOptions {
  /** Where each block is written: pages/about.yaml:12. */
  sources: readonly string[];
  /** The URL of a module script that runs before those of the page. */
  script: string;
  /** Styles behind those of the page. */
  styles?: string;
}

/** Draws one path of the site: first the body, then the head, which holds what the body was found to need. */
export async function renderPage(site: Site, route: Route, options: RenderOptions): Promise<RenderedPage> {
  return drawRoute(createSiteReader(site, options), composeRoute(route, options.blocks), options);
}

/** A route as it is drawn: with what its kind adds to an entry, and with the defaults of the schemas, so that views repeat none. */
export function composeRoute(route: Route, blocks: ReadonlyMap<string, AnyBlock>): Route {
  const frame = route.shows?.frame ?? { before: [], after: [] };
  const all = [...frame.before, ...route.data.blocks, ...frame.after];
  return { ...route, data: { ...route.data, blocks: all.map((block) => ({ ...blocks.get(block.type)?.defaults, ...block })) } };
}

/** @param reader all that is read of the site @param route as `composeRoute` returns it */
export function drawRoute(reader: SiteReader, route: Route, options: Omit<RenderOptions, 'assets'>): RenderedPage {
  const { blocks, renderer, firstPaintScript, shared, author } = options;
  const { assets, recorder } = reader;
  const { data } = route;
  const added = route.shows?.frame.before.length ?? 0;
  const sources = author && [...Array.from<undefined>({ length: added }), ...author.sources];
  const places = placeBlocks(data.blocks, blocks, sources);
  const islandHtml = new Map<number, string>();
  const searches = data.blocks.some(({ type }) => blocks.get(type)?.searches);
  const base = baseOf(reader.config(route.regionName));
  const address = (path: string) => addressBelow(base, path);
  const search = searches
    ? { index: assets.searchIndex && address(assets.searchIndex), groups: reader.pageGroups(route.regionName) }
    : undefined;
  const page = pageContext(reader, route, { address, islandHtml, search });
  for (const [index, block] of data.blocks.entries()) {
    const definition = blocks.get(block.type);
    if (definition?.Island) islandHtml.set(index, renderIsland({ block, place: places[index] as BlockContext, definition, page }));
  }
  const named = (kind: 'effect' | 'island', types: readonly string[]) => [...new Set(types)].map((type) => `${kind}/${type}`);
  const effects = places.flatMap(({ effect }) => effect ?? []);
  const views = author ? undefined : describeViews(reader, route);
  const early = ['site', ...named('effect', effects), ...(views ? [views.script] : [])];
  const late = named(
    'island',
    data.blocks.flatMap(({ type }, index) => (islandHtml.has(index) ? type : [])),
  );
  const urls = (entries: readonly string[]) => entries.map((entry) => assets.script(entry));
  const scripts: DocumentParts['scripts'] = {
    firstPaint: firstPaintScript,
    speculation: author ? undefined : speculationRules(base),
    atOnce: author ? [author.script, ...urls(early)] : [],
    afterPaint: author ? [] : urls(early).map(address),
    whenIdle: author ? urls(late) : urls(late).map(address),
    views: views?.settings,
  };
  const { fonts } = reader;
  const body = drawBody(page, { data, places, blocks, renderer, fonts, shared, recorder });
  const styles = { page: body.css, webFonts: renderer.webFonts(fontsBelow(fonts, address)), extra: author?.styles };
  const inline = [...body.scripts, scripts.firstPaint, scripts.speculation ?? ''];
  const connects = [...data.blocks.flatMap((block) => blocks.get(block.type)?.connects?.(block) ?? []), ...(views?.connects ?? [])];
  // The index is searched by WebAssembly.
  const wasm = search?.index !== undefined;
  const allowed = { scripts: inline, styles: [styles.page, styles.webFonts], connects, pictures: views?.pictures, wasm };
  const policy = author ? undefined : contentSecurityPolicy(allowed);
  const whole = body.html + (views?.pixel ?? '');
  const document = <Document page={page} head={reader.head(route)} policy={policy} styles={styles} scripts={scripts} body={whole} />;
  // The scripts of the dev server are no files of the site.
  const addresses = { base, whole: [...islandHtml.values()], others: new Set(author && scripts.atOnce) };
  return { html: writeAddresses(`<!doctype html>${renderToStaticMarkup(document)}`, addresses), body: body.html, scripts: inline };
}

function fontsBelow(fonts: FontMap, address: (path: string) => string): FontMap {
  const [text, display] = fontRoles.map((role) => ({ ...fonts[role], url: address(fonts[role].url) }));
  return { text, display } as FontMap;
}

function pageContext(reader: SiteReader, route: Route, parts: Pick<PageContext, 'address' | 'islandHtml' | 'search'>): PageContext {
  const { regionName } = route;
  const site = reader.config(regionName);
  const region = site.regions[regionName];
  if (!region) throw new Error(`the route ${route.path} has the unknown region "${regionName}"`);
  return {
    site,
    regionName,
    region,
    words: reader.words(regionName),
    direction: directionOf(region.lang),
    path: route.path,
    file: route.page.source.file,
    images: reader.images,
    assets: reader.assets,
    ...parts,
    icons: new Set(),
  };
}
