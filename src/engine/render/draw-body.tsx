import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type BlockContext, BlockProvider } from '#contract/block-context.tsx';
import type { FontMap } from '#contract/font-asset.ts';
import { InlineScripts } from '#contract/inline-script.tsx';
import { type PageContext, PageProvider } from '#contract/page-context.tsx';
import type { ThemeRenderer } from '#contract/theme.ts';
import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import type { BlockData, PageData } from '#engine/schema/page-schema.ts';
import { lowerBandStyles } from './client/lower-bands.ts';
import { formerAnchors } from './former-anchors.ts';
import { ShortClassNames } from './short-class-names.ts';

export interface DrawnBody {
  /** The content of <body>. */
  html: string;
  /** The styles of everything in it. */
  css: string;
  /** The texts of its inline scripts. */
  scripts: ReadonlySet<string>;
}

interface BodyOptions {
  data: PageData;
  /** Of each block. */
  places: readonly BlockContext[];
  blocks: ReadonlyMap<string, AnyBlock>;
  renderer: ThemeRenderer;
  fonts: FontMap;
}

/** Draws what stands in the body of a document, and collects what the head has to hold for it. */
export function drawBody(page: PageContext, { data, places, blocks, renderer, fonts }: BodyOptions): DrawnBody {
  // No plugins: the prefixes that Emotion would add are for browsers that know neither popovers nor light-dark().
  // One cache a page, or the rules of one page leak into the next; `compat` collects the rules and prints none.
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  cache.compat = true;
  const names = new ShortClassNames();
  const { insert } = cache;
  cache.insert = (selector, ...rest) => insert(selector && `.${names.of(selector.slice(1))}`, ...rest);
  const scripts = new Set<string>();
  const draw = (content: ReactNode) =>
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <InlineScripts value={scripts}>
          <PageProvider page={page}>{content}</PageProvider>
        </InlineScripts>
      </CacheProvider>,
    );
  const drawBlock = (block: BlockData) => createElement((blocks.get(block.type) as AnyBlock).View, block);
  const former = formerAnchors(data);
  const { Layout, Sprite } = renderer;
  const content = draw(
    <>
      <Global styles={lowerBandStyles + renderer.styles(page.site, page.regionName, fonts)} />
      <Layout data={data}>
        {places.map((place) => (
          <BlockProvider key={place.index} place={place}>
            {former.get(place.index)?.map((id) => (
              <span key={id} id={id} />
            ))}
            {drawBlock(data.blocks[place.index] as BlockData)}
          </BlockProvider>
        ))}
      </Layout>
    </>,
  );
  // Now it is known which icons the page shows.
  const sprite = draw(<Sprite icons={[...page.icons].sort()} />);
  const css = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
  return { html: names.applyTo(content + sprite), css: css.join(''), scripts };
}
