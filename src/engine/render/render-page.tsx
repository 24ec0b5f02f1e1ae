import { randomUUID } from 'node:crypto';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AssetManifest } from '#contract/asset-manifest.ts';
import { BlockProvider } from '#contract/block-context.tsx';
import { directionOf } from '#contract/direction.ts';
import { type InlineCode, InlineCodeContext } from '#contract/inline-code.tsx';
import { type PageContext, PageProvider } from '#contract/page-context.tsx';
import type { ThemeRenderer } from '#contract/theme.ts';
import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import { renderIsland } from '#engine/islands/server/render-island.ts';
import { configOf } from '#engine/resolve/config-of.ts';
import type { Route, Site } from '#engine/resolve/resolve-site.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { describeHead } from './describe-head.ts';
import { Document } from './document.tsx';
import { minifyPage } from './minify/minify-page.ts';
import { placeBlocks } from './place-blocks.ts';

export interface RenderedPage {
  /** The whole document, styles and policy included. */
  html: string;
  /** The types of the blocks whose script the page loads. */
  islands: string[];
  effects: string[];
  /** The inline scripts that the document was written with. */
  scripts: string[];
}

export interface RenderOptions {
  blocks: ReadonlyMap<string, AnyBlock>;
  renderer: ThemeRenderer;
  assets: AssetManifest;
  /** Where each block is written, for the dev server. */
  sources?: readonly string[];
  /** Whether the document carries its own Content-Security-Policy. */
  policy?: boolean;
  /** Whether the document is made as small as it can be; it looks the same. */
  minify?: boolean;
}

// No author can write them.
const stylesMark = `/*${randomUUID()}*/`;
const policyMark = randomUUID();

/** Draws one address of the site. */
export async function renderPage(
  site: Site,
  route: Route,
  { blocks, renderer, assets, sources, policy = true, minify = false }: RenderOptions,
): Promise<RenderedPage> {
  const { data } = route;
  const config = configOf(site, route.regionName);
  const region = config.regions[route.regionName];
  if (!region) throw new Error(`the route ${route.path} has the unknown region "${route.regionName}"`);
  const places = placeBlocks(data.blocks, blocks).map((place) => ({ ...place, source: sources?.[place.index] }));
  const islandHtml = new Map<number, string>();
  const page: PageContext = {
    site: config,
    regionName: route.regionName,
    region,
    words: site.words.get(route.regionName) ?? {},
    direction: directionOf(region.lang),
    path: route.path,
    file: route.page.source.file,
    images: site.images,
    assets,
    icons: new Set(),
    islandHtml,
  };

  const islands = data.blocks.flatMap((block, index) => (blocks.get(block.type)?.Island ? [{ block, index }] : []));
  for (const { block, index } of islands)
    islandHtml.set(
      index,
      renderIsland({ block, place: places[index] as (typeof places)[number], definition: blocks.get(block.type) as AnyBlock, page }),
    );

  const effects = unique(places.flatMap((place) => place.effect ?? []));
  const islandTypes = unique(islands.map(({ block }) => block.type));
  const early = ['site', ...effects.map((type) => `effect/${type}`)];
  const late = islandTypes.map((type) => `island/${type}`);

  // No plugins: the prefixes that Emotion would add are for browsers that know neither popovers nor light-dark().
  // One cache a page, or the rules of one page leak into the next; `compat` collects the rules and prints none.
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  cache.compat = true;
  const body = data.blocks.map((block, index) => {
    const definition = blocks.get(block.type) as AnyBlock;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity, and nothing is re-rendered.
      <BlockProvider key={index} place={places[index] as (typeof places)[number]}>
        {createElement(definition.View, block)}
      </BlockProvider>
    );
  });
  const inline: InlineCode = { scripts: new Set(), styles: new Set() };
  const markup = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Global styles={renderer.styles(config, route.regionName)} />
      <InlineCodeContext value={inline}>
        <PageProvider page={page}>
          <Document
            head={describeHead(site, route, { blocks, assets })}
            data={data}
            scripts={early.map((entry) => assets.script(entry))}
            lateScripts={late.map((entry) => assets.script(entry))}
            stylesMark={stylesMark}
            policyMark={policy ? policyMark : undefined}
            renderer={renderer}
          >
            {body}
          </Document>
        </PageProvider>
      </InlineCodeContext>
    </CacheProvider>,
  );
  const connects = data.blocks.flatMap((block) => blocks.get(block.type)?.connects?.(block) ?? []);
  const css = Object.values(cache.inserted)
    .filter((rule) => typeof rule === 'string')
    .join('');
  const code = minify ? [...early, ...late].map((entry) => assets.code?.(entry) ?? '').join('\n') : '';
  // React adds preloads of its own in front of everything, the policy included; browsers find pictures in time by themselves.
  const parts = { html: markup.replace(/<link rel="preload" as="image"[^>]*>/g, ''), css };
  const drawn = minify ? minifyPage({ ...parts, classes: Object.keys(cache.registered), code }) : parts;
  const scripts = [...inline.scripts];
  const allowed = contentSecurityPolicy({ scripts, styles: [drawn.css, ...inline.styles], connects });
  const html = `<!doctype html>${drawn.html.replace(policyMark, () => allowed).replace(stylesMark, () => drawn.css)}`;
  return { html, islands: islandTypes, effects, scripts };
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
