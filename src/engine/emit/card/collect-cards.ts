import { readFileSync } from 'node:fs';
import type { CardDesign, SocialCard } from '#contract/card-design.ts';
import type { FontMap } from '#contract/font-asset.ts';
import { keepFile } from '#engine/cache/keep-file.ts';
import { mapLimited } from '#engine/emit/map-limited.ts';
import { contentHash } from '#engine/read/content-hash.ts';
import { readSvgElement } from '#engine/resolve/read-svg.ts';
import { loadTypesetter } from './draw-text.ts';
import { encodeCard } from './encode-card.ts';
import { type Background, colourCounts, prepareBackground } from './prepare-background.ts';

export interface Cards {
  /** The URL of a card; pages that look the same share one. */
  add(card: SocialCard): string;
  /**
   * The cards that were added, by path in dist/. @param onStart gets the number of cards; the function it returns is called
   * after each
   */
  encode(onStart?: (total: number) => () => void): Promise<Map<string, Buffer>>;
}

/** How many cards are drawn at once: each holds a picture of some megabytes. */
const atOnce = 2;

/** Gathers the social cards of all pages, named by content. */
export async function collectCards(design: CardDesign, fonts: FontMap): Promise<Cards> {
  // One after the other: both fonts are decompressed in the same memory.
  const display = await loadTypesetter(fonts.display.path, design.fonts.display.weight);
  const text = await loadTypesetter(fonts.text.path, design.fonts.text.weight);
  const backgrounds = new Map<string, string>();
  const prepared = new Map<string, Promise<Background>>();
  const titles = new Map<string, { title: string; background: string }>();
  const known = new Map<string, string>();

  const backgroundOf = (card: SocialCard) => {
    const { site, region, motif } = card;
    const known = backgrounds.get(region.home);
    if (known) return known;
    const drawing = motif && { width: motif.width, height: motif.height, svg: readSvgElement(readFileSync(motif.path), motif) };
    const svg = design.drawBackground({ site, region, motif: drawing }, { display, text });
    backgrounds.set(region.home, svg);
    return svg;
  };
  const prepare = (svg: string) => {
    const ready = prepared.get(svg) ?? prepareBackground(svg, design.drawTitle(design.longestTitle, display), design.size);
    prepared.set(svg, ready);
    return ready;
  };
  const draw = (card: SocialCard) => {
    const background = backgroundOf(card);
    const title = design.drawTitle(card.title, display);
    const hash = contentHash(JSON.stringify([background, title, design.size, colourCounts]));
    const name = `card.${hash}.png`;
    titles.set(name, { title: card.title, background });
    return `/assets/${name}`;
  };
  return {
    add(card) {
      // The region and the title decide everything that a card shows.
      const key = `${card.region.home} ${card.title}`;
      const url = known.get(key) ?? draw(card);
      known.set(key, url);
      return url;
    },
    async encode(onStart) {
      const onCard = onStart?.(titles.size);
      const encoded = await mapLimited([...titles], atOnce, async ([name, { title, background }]) => {
        const card = await keepFile(`cards/${name}`, async () => encodeCard(await prepare(background), design.drawTitle(title, display)));
        onCard?.();
        return [`assets/${name}`, card] as const;
      });
      return new Map(encoded);
    },
  };
}
