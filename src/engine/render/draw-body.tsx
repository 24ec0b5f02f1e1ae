import { createElement, type ReactNode } from 'react';
import { type BlockContext, BlockProvider } from '#contract/block-context.tsx';
import type { FontMap } from '#contract/font-asset.ts';
import type { PageContext } from '#contract/page-context.tsx';
import { GlobalStyles } from '#contract/styled.ts';
import type { ThemeRenderer } from '#contract/theme.ts';
import type { AnyBlock } from '#engine/blocks/load-blocks.ts';
import type { BlockData, PageData } from '#engine/schema/page-schema.ts';
import { ClassNames, type MarkedText } from './class-names.ts';
import { lowerBandStyles } from './client/lower-bands.ts';
import { drawPart, drawShared, type SharedParts } from './draw-part.tsx';
import { formerAnchors } from './former-anchors.ts';
import type { Recorder } from './recorder.ts';

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
  /** Left out, everything is drawn for this page alone. */
  shared?: SharedParts;
  /** Notes what is read while something is drawn. */
  recorder?: Recorder;
}

/** Draws what stands in the body of a document, and collects what the head has to hold for it. */
export function drawBody(page: PageContext, { data, places, blocks, renderer, fonts, shared, recorder }: BodyOptions): DrawnBody {
  const drawBlock = (block: BlockData) => createElement((blocks.get(block.type) as AnyBlock).View, block);
  const former = formerAnchors(data);
  const { Top, Main, Bottom, Sprite } = renderer;
  const { header, footer } = data;
  const names = new ClassNames();
  const draw = (content: ReactNode) => drawPart({ page, names, content });
  const once = (key: string, content: () => ReactNode) =>
    shared ? drawShared(shared, { page, names, key, content, recorder }) : draw(content());
  // One after the other, because the first use of a class names it.
  const parts = [
    once('styles', () => <GlobalStyles rules={lowerBandStyles + renderer.styles(page.site, page.regionName, fonts)} />),
    once(`top ${JSON.stringify(header)}`, () => <Top header={header} />),
    draw(
      <Main>
        {places.map((place) => (
          <BlockProvider key={place.index} place={place}>
            {former.get(place.index)?.map((id) => (
              <span key={id} id={id} />
            ))}
            {drawBlock(data.blocks[place.index] as BlockData)}
          </BlockProvider>
        ))}
      </Main>,
    ),
    once(`bottom ${JSON.stringify(footer)}`, () => <Bottom footer={footer} />),
  ];
  // Now it is known which icons the page shows; `page.icons` are those of its islands.
  const icons = [...new Set([...page.icons, ...parts.flatMap((part) => [...part.icons])])].sort();
  parts.push(draw(<Sprite icons={icons} />));
  const rules = new Map<string, MarkedText>();
  for (const part of parts) for (const [name, rule] of part.rules) rules.set(name, rule);
  let css = '';
  for (const rule of rules.values()) css += names.applyTo(rule);
  return {
    html: parts.map(({ html }) => html).join(''),
    css,
    scripts: new Set(parts.flatMap((part) => [...part.scripts])),
  };
}
