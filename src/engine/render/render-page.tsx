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
import { configOf } from '#engine/resolve/config-of.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import type { PageData } from '#engine/schema/page-schema.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { describeHead } from './describe-head.ts';
import { Document, type DocumentParts } from './document.tsx';
import { drawBody } from './draw-body.tsx';
import type { SharedParts } from './draw-part.tsx';
import { listPageGroups } from './list-page-groups.ts';
import { placeBlocks } from './place-blocks.ts';
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
  const { blocks, renderer, assets, firstPaintScript, shared, author } = options;
  const frame = route.shows?.frame ?? { before: [], after: [] };
  const data = fillDefaults({ ...route.data, blocks: [...frame.before, ...route.data.blocks, ...frame.after] }, blocks);
  const sources = author && [...frame.before.map(() => undefined), ...author.sources];
  const places = placeBlocks(data.blocks, blocks, sources);
  const islandHtml = new Map<number, string>();
  const searches = data.blocks.some(({ type }) => blocks.get(type)?.searches);
  const base = baseOf(site.site.data);
  const address = (path: string) => addressBelow(base, path);
  const search = searches
    ? { index: assets.searchIndex && address(assets.searchIndex), groups: listPageGroups(site, route.regionName, blocks) }
    : undefined;
  const page = pageContext(site, route, { address, assets, islandHtml, search });
  for (const [index, block] of data.blocks.entries()) {
    const definition = blocks.get(block.type);
    if (definition?.Island) islandHtml.set(index, renderIsland({ block, place: places[index] as BlockContext, definition, page }));
  }
  const named = (kind: 'effect' | 'island', types: readonly string[]) => [...new Set(types)].map((type) => `${kind}/${type}`);
  const effects = places.flatMap(({ effect }) => effect ?? []);
  const early = ['site', ...named('effect', effects)];
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
  };
  const body = drawBody(page, { data, places, blocks, renderer, fonts: site.fonts, shared });
  const styles = { page: body.css, webFonts: renderer.webFonts(fontsBelow(site.fonts, address)), extra: author?.styles };
  const inline = [...body.scripts, scripts.firstPaint, scripts.speculation ?? ''];
  const connects = data.blocks.flatMap((block) => blocks.get(block.type)?.connects?.(block) ?? []);
  // The index is searched by WebAssembly.
  const wasm = search?.index !== undefined;
  const policy = author ? undefined : contentSecurityPolicy({ scripts: inline, styles: [styles.page, styles.webFonts], connects, wasm });
  const head = describeHead(site, { ...route, data }, { blocks, assets });
  const document = <Document page={page} head={head} policy={policy} styles={styles} scripts={scripts} body={body.html} />;
  // The scripts of the dev server are no files of the site.
  const addresses = { base, whole: [...islandHtml.values()], others: new Set(author && scripts.atOnce) };
  return { html: writeAddresses(`<!doctype html>${renderToStaticMarkup(document)}`, addresses), body: body.html, scripts: inline };
}

function fontsBelow(fonts: FontMap, address: (path: string) => string): FontMap {
  const [text, display] = fontRoles.map((role) => ({ ...fonts[role], url: address(fonts[role].url) }));
  return { text, display } as FontMap;
}

/** Fills in the defaults of the schemas, so that views repeat none. */
function fillDefaults(data: PageData, definitions: ReadonlyMap<string, AnyBlock>): PageData {
  return { ...data, blocks: data.blocks.map((block) => ({ ...definitions.get(block.type)?.defaults, ...block })) };
}

function pageContext(site: Site, route: Route, parts: Pick<PageContext, 'address' | 'assets' | 'islandHtml' | 'search'>): PageContext {
  const { regionName } = route;
  const config = configOf(site, regionName);
  const region = config.regions[regionName];
  if (!region) throw new Error(`the route ${route.path} has the unknown region "${regionName}"`);
  return {
    site: config,
    regionName,
    region,
    words: site.words.get(route.regionName) ?? {},
    direction: directionOf(region.lang),
    path: route.path,
    file: route.page.source.file,
    images: site.images,
    ...parts,
    icons: new Set(),
  };
}
